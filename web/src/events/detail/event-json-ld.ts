import type { ArticleCard } from '@poliedro/contracts/articles';
import type { EventDetail } from '@poliedro/contracts/events';
import { SITE_NAME } from '@poliedro/contracts/site';

const LISTED = 50;

interface EventPlace {
  readonly origin: string;
  /** The address that stands for this page. */
  readonly address: string;
  readonly image: string;
}

/**
 * What machines may know of the page: an overview of the news that a machine wrote, published by the site, resting on
 * the reports of others; and the list of these.
 */
export function eventJsonLd(event: EventDetail, articles: readonly ArticleCard[], place: EventPlace): string {
  const publisher = { '@type': 'Organization', name: SITE_NAME, url: place.origin };
  const report = ({ titular, url, idioma, created_on, periodico_nombre, autor }: ArticleCard) => ({
    '@type': 'NewsArticle',
    headline: titular,
    url: URL.parse(url, place.origin)?.href ?? url,
    inLanguage: idioma,
    datePublished: created_on,
    publisher: { '@type': 'NewsMediaOrganization', name: periodico_nombre },
    ...(autor ? { author: { '@type': 'Person', name: autor } } : {}),
  });
  const sources = articles.filter(({ url }) => url !== '').slice(0, LISTED);
  const graph = [
    {
      '@type': 'NewsArticle',
      '@id': place.address,
      headline: event.titulo,
      description: event.descripcion,
      inLanguage: event.idioma,
      datePublished: event.created_on,
      dateModified: event.updated_on,
      image: place.image,
      isAccessibleForFree: true,
      digitalSourceType: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
      author: publisher,
      publisher,
      mainEntityOfPage: place.address,
      isBasedOn: sources.map(({ url }) => URL.parse(url, place.origin)?.href ?? url),
    },
    {
      '@type': 'ItemList',
      numberOfItems: articles.length,
      itemListOrder: 'https://schema.org/ItemListOrderDescending',
      itemListElement: sources.map((article, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: report(article),
      })),
    },
  ];
  // Nothing in it can end the script that carries it.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}
