import { listEventArticles } from '@poliedro/contracts/articles';
import { type EventDetail, getEvent, searchEvents } from '@poliedro/contracts/events';
import { IDIOMAS } from '@poliedro/contracts/language';
import { describe, expect, test } from 'vitest';
import { getJson, startTestApp } from '../../test/app.ts';

function statementsOf(event: EventDetail) {
  return [
    ...event.hechos,
    ...event.desinformacion.flatMap((contradiction) => contradiction.versiones),
    ...event.opiniones,
    ...event.contexto_del_evento,
    ...event.declaraciones,
    ...event.framing,
    ...event.impacto_futuro,
  ];
}

describe('an event', () => {
  test('has, in every language, evidence from its own articles behind every statement', async () => {
    const app = await startTestApp();
    let statements = 0;
    for (let evento_id = 1; evento_id <= 24; evento_id++) {
      const listed = await getJson(app, `/api/modal_eventos_articulos/${evento_id}`);
      const articles = new Map(listEventArticles.reply.parse(listed.body).articulos.map((a) => [a.articulo_id, a]));
      for (const idioma of IDIOMAS) {
        const { status, body } = await getJson(app, `/api/modal_eventos/${evento_id}?idioma=${idioma}`);
        expect(status).toBe(200);
        const event = getEvent.reply.parse(body);
        expect(event.idioma).toBe(idioma);
        expect(event.cobertura.articulos).toBe(articles.size);
        expect(event.hechos.length).toBeGreaterThan(0);
        for (const statement of statementsOf(event)) {
          statements += 1;
          expect(statement.evidencia.length).toBeGreaterThan(0);
          for (const piece of statement.evidencia) {
            const article = articles.get(piece.articulo_id);
            expect([piece.url, piece.dominio_periodico]).toEqual([article?.url, article?.dominio_periodico]);
            expect(piece.pasaje.length).toBeGreaterThan(20);
          }
        }
      }
    }
    expect(statements).toBeGreaterThan(1500);
  });

  test('shows contradictions as a question with at least two versions', async () => {
    const app = await startTestApp();
    const { body } = await getJson(app, '/api/modal_eventos/1');
    const { desinformacion } = getEvent.reply.parse(body);
    expect(desinformacion.length).toBeGreaterThan(0);
    for (const contradiction of desinformacion) expect(contradiction.versiones.length).toBeGreaterThanOrEqual(2);
  });

  test('is answered in the language it was written in where a translation is missing, and says so', async () => {
    const app = await startTestApp();
    await app.context.db.query(
      { name: 'forget', text: `delete from event_texts where evento_id = 2 and idioma = 'de'` },
      [],
    );
    const { body } = await getJson<EventDetail>(app, '/api/modal_eventos/2?idioma=de');
    expect([body.idioma, body.traduccion_automatica]).toEqual(['es', false]);
  });

  test.each(['/api/modal_eventos/999999', '/api/modal_eventos_articulos/999999', '/preview/evento/999999.png'])(
    'that is not there: %s',
    async (path) => {
      const app = await startTestApp();
      const { status, body } = await getJson(app, path);
      expect([status, body]).toMatchObject([404, { code: 'evento_not_found', error: 'Evento no encontrado' }]);
    },
  );

  test.each(['abc', '-1', '1.5', '9007199254740993', '%00', "1'--"])('with the number %s is refused', async (id) => {
    const app = await startTestApp();
    const { status, body } = await getJson(app, `/api/modal_eventos/${id}`);
    expect([status, body]).toMatchObject([400, { code: 'invalid_request' }]);
  });

  test('has a preview picture of the size that other sites want, in its language', async () => {
    const app = await startTestApp();
    const [es, fr] = await Promise.all(
      ['es', 'fr'].map(async (idioma) => {
        const response = await fetch(`${app.origin}/preview/evento/1.png?idioma=${idioma}`);
        expect(response.headers.get('content-type')).toBe('image/png');
        return Buffer.from(await response.arrayBuffer());
      }),
    );
    expect([es?.readUInt32BE(16), es?.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(es?.equals(fr ?? Buffer.alloc(0))).toBe(false);
  });
});

describe('searching events', () => {
  const first = async (query: string, idioma = 'es') => {
    const app = await startTestApp();
    const { status, body } = await getJson(app, `/api/eventos/search?q=${encodeURIComponent(query)}&idioma=${idioma}`);
    expect(status).toBe(200);
    return searchEvents.reply.parse(body)[0]?.evento_id;
  };

  test.each([
    ['vacuna tuberculosis', 'es', 3],
    ['tuberculosis vacuna', 'es', 3],
    ['VACUNA', 'es', 3],
    ['tubercolosis', 'es', 3],
    ['interconexiones electricas', 'es', 1],
    ['bibliotecas publicas', 'es', 16],
    ['Bibliothèques', 'fr', 16],
    ['bibliotheques', 'fr', 16],
    ['anchoveta', 'es', 2],
    ['anchobeta', 'es', 2],
  ])('%s (%s) finds event %i', async (query, idioma, evento_id) => {
    expect(await first(query, idioma)).toBe(evento_id);
  });

  test('finds nothing for words that nobody wrote', async () => {
    expect(await first('xyzzyx qwrtpl')).toBeUndefined();
    expect(await first("';--")).toBeUndefined();
  });

  test.each(['', 'a', ' a ', 'x'.repeat(101)])('refuses %j', async (query) => {
    const app = await startTestApp();
    const { status } = await getJson(app, `/api/eventos/search?q=${encodeURIComponent(query)}`);
    expect(status).toBe(400);
  });
});
