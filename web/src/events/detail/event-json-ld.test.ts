import type { ArticleCard } from '@poliedro/contracts/articles';
import type { EventDetail } from '@poliedro/contracts/events';
import { expect, test } from 'vitest';
import { eventJsonLd } from './event-json-ld.ts';

const event = {
  titulo: 'Cumbre </script><script>alert(1)</script>',
  descripcion: 'Resumen',
  idioma: 'es',
  created_on: '2026-11-12T08:00:00Z',
  updated_on: '2026-11-12T09:00:00Z',
} as EventDetail;
const article = (titular: string, url: string) =>
  ({
    titular,
    url,
    idioma: 'fr',
    created_on: '2026-11-12T08:00:00Z',
    periodico_nombre: 'Le Midi',
    autor: '',
  }) as ArticleCard;
const place = { origin: 'https://x.example', address: 'https://x.example/evento/1', image: 'https://x.example/1.png' };

test('says that a machine wrote it and what it rests on', () => {
  const [overview, list] = JSON.parse(eventJsonLd(event, [article('A', 'https://a.example/1')], place))['@graph'];
  expect(overview).toMatchObject({
    '@type': 'NewsArticle',
    headline: event.titulo,
    digitalSourceType: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
    isBasedOn: ['https://a.example/1'],
  });
  expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: 1 });
  expect(list.itemListElement[0]).toMatchObject({ position: 1, item: { headline: 'A', inLanguage: 'fr' } });
});

test('cannot end the script that carries it', () => {
  expect(eventJsonLd(event, [], place)).not.toContain('<');
});
