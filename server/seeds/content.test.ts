import { describe, expect, test } from 'vitest';
import { readContent } from './content.ts';

describe('the demonstration content', () => {
  test('is a convincing newspaper', async () => {
    const { events, newspapers, frontPage } = await readContent();
    expect(events).toHaveLength(24);
    expect(newspapers).toHaveLength(40);
    expect(new Set(newspapers.map((paper) => paper.pais_iso_code)).size).toBe(14);
    expect(events.flatMap((event) => event.articulos).length).toBeGreaterThanOrEqual(400);
    expect(frontPage.categorias).toHaveLength(10);
    expect(frontPage.carriles.length).toBeGreaterThanOrEqual(8);
    const used = new Set(events.flatMap((event) => event.categorias));
    expect([...used].sort()).toEqual(frontPage.categorias.map((category) => category.clave).sort());
  });

  test('has events with a history: earlier versions in the order of time, each told by some of the articles', async () => {
    const { events } = await readContent();
    const changed = events.filter((event) => event.versiones.length > 0);
    expect(changed.length).toBeGreaterThanOrEqual(4);
    for (const { articulos, versiones, hace_horas } of changed) {
      const times = versiones.map((version) => version.hace_horas);
      const latest = Math.min(...articulos.map((article) => article.hace_horas));
      expect([hace_horas, ...times, latest]).toEqual([hace_horas, ...times, latest].sort((a, b) => b - a));
      expect(articulos.filter((article) => article.hace_horas >= (times[0] ?? 0)).length).toBeGreaterThan(1);
    }
  });

  test('quotes literally: a declaration stands in the passage it cites, in the language of the passage', async () => {
    const { events, newspapers } = await readContent();
    const idiomaOf = new Map(newspapers.map((paper) => [paper.dominio, paper.idioma]));
    const plain = (text: string) =>
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
    const missing: string[] = [];
    for (const event of events) {
      const articles = new Map(event.articulos.map((article) => [article.clave, article]));
      for (const said of event.declaraciones) {
        const literal = said.evidencia.some((reference) => {
          const [key = '', passage = ''] = reference.split('.');
          const article = articles.get(key);
          const idioma = idiomaOf.get(article?.periodico ?? '') ?? '';
          const quote = idioma in said.Declaracion ? said.Declaracion[idioma as 'es'] : undefined;
          return quote !== undefined && plain(article?.pasajes[passage] ?? '').includes(plain(quote));
        });
        if (!literal) missing.push(`${event.clave}: ${said.Declaracion.es.slice(0, 60)}`);
      }
    }
    expect(missing).toEqual([]);
  });

  test('cites articles that say it: every number of a fact stands in a passage behind it', async () => {
    const { events } = await readContent();
    const digits = (text: string) => (text.match(/\d+(?:[.,\s]\d+)*/g) ?? []).map((n) => n.replace(/[.,\s]/g, ''));
    const missing: string[] = [];
    for (const event of events) {
      const passages = new Map(
        event.articulos.flatMap((article) =>
          Object.entries(article.pasajes).map(([key, text]) => [`${article.clave}.${key}`, text]),
        ),
      );
      for (const fact of [...event.hechos, ...event.versiones.flatMap((version) => version.hechos_retirados)]) {
        const said = new Set(fact.evidencia.flatMap((reference) => digits(passages.get(reference) ?? '')));
        const unsaid = digits(fact.texto.es).filter((number) => !said.has(number));
        if (unsaid.length > 0) missing.push(`${event.clave}: ${unsaid} of "${fact.texto.es.slice(0, 70)}"`);
      }
    }
    expect(missing).toEqual([]);
  });
});
