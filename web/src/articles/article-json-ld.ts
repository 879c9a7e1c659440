import type { PublicArticle } from '@poliedro/contracts/public-articles';
import { SITE_NAME } from '@poliedro/contracts/site';
import { eventAddress } from '../platform/address.ts';

interface ArticlePlace {
  readonly origin: string;
  /** The address that stands for this page. */
  readonly address: string;
  readonly image: string;
}

/** What machines may know of a hosted article: whose it is, what it is about, and whether its text costs something. */
export function articleJsonLd(article: PublicArticle, { origin, address, image }: ArticlePlace): string {
  const { evento_id, titulo } = article.evento;
  const isFree = article.importe_euros === 0;
  const known = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    '@id': address,
    headline: article.titular_texto,
    description: article.resumen_texto,
    inLanguage: article.idioma,
    datePublished: article.fecha_publicacion,
    dateModified: article.fecha_actualizacion,
    wordCount: article.palabras,
    image,
    author: {
      '@type': 'Person',
      name: article.author.alias,
      url: `${origin}/user/${article.author.usuario_id}`,
    },
    publisher: { '@type': 'Organization', name: SITE_NAME, url: origin },
    mainEntityOfPage: address,
    // Without a title readers have the event no more.
    about: titulo ? { '@type': 'Event', name: titulo, url: origin + eventAddress(evento_id) } : undefined,
    isAccessibleForFree: isFree,
    ...(isFree
      ? {}
      : { hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '.article-sold' } }),
  };
  // Nothing in it can end the script that carries it.
  return JSON.stringify(known).replaceAll('<', '\\u003c');
}
