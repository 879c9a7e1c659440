import { expect, test } from 'vitest';
import { readOpmlFile, writeOpmlFile } from './opml.ts';

test('what was written is read again as it was, whatever the names', () => {
  const newspapers = [
    {
      ...{ dominio: 'elfaro.example', nombre: 'El "Faro" & <Cía>', pais_iso_code: 'ES', idioma: 'es' },
      feeds: ['https://elfaro.example/rss?a=1&b=2', 'https://elfaro.example/deportes'],
    },
    {
      dominio: 'lemidi.example',
      nombre: 'Le Midi',
      pais_iso_code: 'FR',
      idioma: 'fr',
      feeds: ['https://lemidi.example/f'],
    },
  ];
  const read = readOpmlFile(writeOpmlFile(newspapers, new Date()));
  expect(read.unreadable).toBe(0);
  expect(read.newspapers.map(({ dominio, feeds }) => [dominio, feeds])).toEqual(
    newspapers.map(({ dominio, feeds }) => [dominio, feeds]),
  );
  expect(read.newspapers[0]).toMatchObject({ pais_iso_code: 'ES', idioma: 'es' });
  expect(read.newspapers[0]?.nombre).toContain('"Faro" &');
});

test('a file of another reader is read by its feeds: folders are no newspapers, www is no other one', () => {
  const { newspapers, unreadable } = readOpmlFile(`<opml version='1.0'><body><outline text="Prensa">
    <outline type='rss' text='Portada' title='El Faro' htmlUrl='https://www.elfaro.example/' xmlUrl='https://feeds.example/faro' language='es-ES'/>
    <outline type="rss" text="Deportes" htmlUrl="https://elfaro.example/" xmlUrl="https://feeds.example/faro2"></outline>
    <outline type="rss" text="Sin dirección" xmlUrl="javascript:alert(1)"/>
    <outline type="rss" text="Solo" xmlUrl="http://www.lagaceta.example/rss"/>
    <outline type="rss" text="roto" xmlUrl="https://roto.example/rss></outline></body>`);
  expect(unreadable).toBe(1);
  expect(newspapers).toEqual([
    {
      ...{ dominio: 'elfaro.example', nombre: 'Portada', pais_iso_code: null, idioma: 'es' },
      feeds: ['https://feeds.example/faro', 'https://feeds.example/faro2'],
    },
    {
      dominio: 'lagaceta.example',
      nombre: 'Solo',
      pais_iso_code: null,
      idioma: null,
      feeds: ['http://www.lagaceta.example/rss'],
    },
  ]);
});

test('what is made to take long does not', () => {
  const began = performance.now();
  for (const words of ['<outline "', '<outline a="', "<outline xmlUrl='x' ", '<outline '])
    expect(readOpmlFile(words.repeat(150_000)).newspapers).toEqual([]);
  expect(performance.now() - began).toBeLessThan(8000);
});
