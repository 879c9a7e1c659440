import type { PublicArticle } from '@poliedro/contracts/public-articles';
import { expect, test } from 'vitest';
import { articleJsonLd } from './article-json-ld.ts';

const article = {
  titular_texto: 'Quién paga </script><b>',
  resumen_texto: 'Resumen',
  idioma: 'es',
  importe_euros: 0,
  palabras: 420,
  evento: { evento_id: 12, titulo: 'El cable' },
  fecha_publicacion: '2026-11-13T10:00:00.000Z',
  fecha_actualizacion: '2026-11-14T10:00:00.000Z',
  author: { usuario_id: 7, alias: 'lucia' },
} as PublicArticle;
const place = { origin: 'https://site.example', address: 'https://site.example/article/x', image: 'i' };

test('machines know who wrote it and what it is about, and nothing in it ends its script', () => {
  const written = articleJsonLd(article, place);
  expect(written).not.toContain('<');
  expect(JSON.parse(written)).toMatchObject({
    '@type': 'Article',
    headline: article.titular_texto,
    author: { name: 'lucia', url: 'https://site.example/user/7' },
    about: { url: 'https://site.example/evento/12' },
    isAccessibleForFree: true,
  });
});

test('an event that is shown no more is nothing that it is about', () => {
  const onFormer = { ...article, evento: { evento_id: 12, titulo: '' } };
  expect(JSON.parse(articleJsonLd(onFormer, place)).about).toBeUndefined();
});

test('of one that is sold they know which part of the page costs something', () => {
  const known = JSON.parse(articleJsonLd({ ...article, importe_euros: 1.5 }, place));
  expect(known).toMatchObject({ isAccessibleForFree: false, hasPart: { cssSelector: '.article-sold' } });
  expect(known.articleBody).toBeUndefined();
});
