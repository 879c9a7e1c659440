import { type EventDetail, getEvent } from '@poliedro/contracts/events';
import { expect, test } from 'vitest';
import { getJson, startTestApp } from '../../../test/app.ts';
import { openTestDatabase } from '../../../test/database.ts';
import { siblings } from '../../../test/pipeline-siblings.ts';
import { addArticle, addEvent, ask, sentenceAnalyst } from '../../../test/told-event.ts';
import { SpendingStopped } from '../spending/spending-stopped.ts';
import { writeEvent } from '../write/write-event.ts';
import { translateEvent } from './translate-event.ts';
import type { Translator } from './translator.ts';

const FLOOD = 'El río Arga se desbordó en Valdeluz y anegó cuarenta viviendas.';
const SAID = 'We have never seen the river so high';
const UNTRANSLATED = 'Los bomberos rescataron a doce vecinos con una lancha.';
const OWN = [
  UNTRANSLATED,
  'El colegio Cervantes estará cerrado hasta el viernes.',
  'La carretera de Olmedo quedó cortada por el barro.',
  'Varias familias pasaron la noche en el polideportivo municipal.',
];

test('what changes is translated and nothing else; who is quoted is read in their own words too', async () => {
  const app = await startTestApp({ content: 'empty', config: { RESPONSE_CACHE: 'false' } });
  const { db } = app.context;
  const evento_id = await addEvent(db);
  const analyst = sentenceAnalyst('frases@1', (articles) =>
    articles.flatMap(({ articulo_id, idioma, texto }) => {
      const pasaje = `"${SAID}," said Mayor Ellen Grant.`;
      if (idioma !== 'en' || !texto.includes(pasaje)) return [];
      return [
        { seccion: 'declaraciones', idioma, texto: SAID, detalle: 'Ellen Grant', evidence: [{ articulo_id, pasaje }] },
      ];
    }),
  );
  const tools = { db, analyst, fallback: undefined, ...siblings, translates: true };
  const asked: string[] = [];
  const translator: Translator = {
    name: 'marca@1',
    async translate(texts, from, to) {
      asked.push(...texts.map(({ texto }) => `${from}-${to} ${texto}`));
      const kept = texts.filter(({ texto }) => texto !== UNTRANSLATED);
      return new Map(kept.map(({ id, texto }) => [id, `(${to}) ${texto}`]));
    },
  };
  const eventIn = async (idioma: string): Promise<EventDetail> => {
    const { body } = await getJson(app, `/api/modal_eventos/${evento_id}?idioma=${idioma}`);
    return getEvent.reply.parse(body);
  };
  for (const own of OWN.slice(0, 2)) {
    await addArticle(db, evento_id, { titular: 'El río Arga inunda Valdeluz', texto: `${FLOOD} ${own}` });
  }
  await addArticle(db, evento_id, {
    titular: 'River floods Valdeluz',
    texto: `The river Arga flooded Valdeluz. "${SAID}," said Mayor Ellen Grant.`,
    idioma: 'en',
    pais: 'GB',
  });
  await writeEvent(tools, evento_id);
  expect((await eventIn('fr')).idioma).toBe('es');

  const tomorrow = new Date(Date.now() + 86_400_000);
  const stopped = { ...translator, translate: () => Promise.reject(new SpendingStopped('translate', tomorrow)) };
  await translateEvent(db, stopped, evento_id);
  await translateEvent(db, translator, evento_id);
  expect(asked).toEqual([]);
  await ask(db, 'update translation_work set due_on = now()');
  await translateEvent(db, translator, evento_id);

  const french = await eventIn('fr');
  expect(french).toMatchObject({
    titulo: '(fr) El río Arga inunda Valdeluz',
    idioma: 'fr',
    traduccion_automatica: true,
  });
  expect(french.hechos.map(({ hecho, idioma }) => [hecho, idioma])).toContainEqual([`(fr) ${FLOOD}`, 'fr']);
  expect(french.hechos.map(({ hecho, idioma }) => [hecho, idioma])).toContainEqual([UNTRANSLATED, 'es']);
  const quoted = { Declarante: 'Ellen Grant', original: { texto: SAID, idioma: 'en' } };
  expect(french.declaraciones).toMatchObject([{ ...quoted, Declaracion: `(fr) ${SAID}`, idioma: 'fr' }]);
  expect((await eventIn('es')).declaraciones).toMatchObject([{ ...quoted, Declaracion: `(es) ${SAID}`, idioma: 'es' }]);
  expect((await eventIn('en')).declaraciones).toMatchObject([{ Declaracion: SAID, idioma: 'en', original: null }]);

  const before = french.declaraciones[0]?.statement_id;
  asked.length = 0;
  for (const own of [...OWN.slice(2), 'El agua bajó.']) {
    await addArticle(db, evento_id, { titular: 'El río Arga inunda Valdeluz', texto: `${FLOOD} ${own}` });
  }
  await writeEvent(tools, evento_id);
  await translateEvent(db, translator, evento_id);
  expect(new Set(asked.filter((text) => text.startsWith('es-fr')))).toEqual(
    new Set([UNTRANSLATED, OWN[2], OWN[3], 'El agua bajó.'].map((text) => `es-fr ${text}`)),
  );
  expect((await eventIn('fr')).declaraciones[0]?.statement_id).toBe(before);
  expect(await ask(db, 'select 1 from translation_work')).toEqual([]);
});

test('what is withdrawn while it is being translated stays withdrawn, in every language', async () => {
  const db = await openTestDatabase('empty');
  const evento_id = await addEvent(db);
  const tools = { db, analyst: sentenceAnalyst('frases@1'), fallback: undefined, ...siblings, translates: true };
  for (const own of OWN.slice(0, 3))
    await addArticle(db, evento_id, { titular: 'El río Arga inunda Valdeluz', texto: `${FLOOD} ${own}` });
  await writeEvent(tools, evento_id);
  const slow: Translator = {
    name: 'marca@1',
    async translate(texts, _, to) {
      await ask(db, 'delete from event_articles');
      await ask(db, 'update event_work set due_on = now(), owed = true');
      await writeEvent(tools, evento_id);
      return new Map(texts.map(({ id, texto }) => [id, `(${to}) ${texto}`]));
    },
  };
  await translateEvent(db, slow, evento_id);
  expect(await ask(db, 'select idioma from event_texts')).toEqual([]);
});
