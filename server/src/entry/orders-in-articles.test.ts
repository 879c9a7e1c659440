import { setTimeout as delay } from 'node:timers/promises';
import { listCarriles } from '@poliedro/contracts/carriles';
import { getEvent } from '@poliedro/contracts/events';
import { IDIOMAS } from '@poliedro/contracts/language';
import { expect, test } from 'vitest';
import { writeOnlyFrontPage } from '../../seeds/demonstration.ts';
import { startTestApp } from '../../test/app.ts';
import { freeOfCharge, openTestModel } from '../../test/model-tools.ts';
import { startTestNewspapers } from '../../test/newspapers-stand-in.ts';
import { siblings } from '../../test/pipeline-siblings.ts';
import { storePlayedEvents } from '../../test/played-events.ts';
import { arePagesBuilt } from '../pages/web-build.ts';
import { createModelAnalyst } from '../pipeline/analyse/model/model-analyst.ts';
import { createModelTranslator } from '../pipeline/translate/model/model-translator.ts';
import { translateEvent } from '../pipeline/translate/translate-event.ts';
import { writeEvent } from '../pipeline/write/write-event.ts';

/** The bank that every order names, and what a script or a link of theirs would lead to. */
const BAIT = /brandol|onerror|tool_call|im_start/iu;
const DAYS_MS = 2 * 86_400_000;

/** Several at a time, as workers do. */
async function forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  const left = items.values();
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const item of left) await work(item);
    }),
  );
}

test('300 articles and more that give orders to a model which obeys them change nothing on any page', async () => {
  const pages = arePagesBuilt() ? 'built' : 'none';
  const app = await startTestApp({ content: 'empty', config: { RESPONSE_CACHE: 'false' }, pages });
  const { db } = app.context;
  await writeOnlyFrontPage(db);
  const start = new Date(Date.now() - DAYS_MS).toISOString();
  const newspapers = await startTestNewspapers({ scenario: 'orders', newspapers: 200, start });
  const events = await storePlayedEvents(db, newspapers);
  const injected = events.flatMap(({ read }) => read.flatMap(({ truth }) => truth.injected ?? []));
  expect(injected.length).toBeGreaterThanOrEqual(300);
  expect(new Set(injected.map(({ where }) => where)).size).toBe(8);

  const { server, model } = await openTestModel();
  await server.setFaults({ obey: 1 });
  const analyst = createModelAnalyst(model, freeOfCharge);
  const translator = createModelTranslator(model, freeOfCharge);
  const tools = { db, analyst, fallback: undefined, ...siblings, translates: true };
  await forEach(events, async ({ evento_id }) => {
    await writeEvent(tools, evento_id);
    await translateEvent(db, translator, evento_id);
  });
  expect((await server.obeyed()).length).toBeGreaterThan(500);

  const effects: string[] = [];
  const read = async (path: string): Promise<string> => {
    let answer = await fetch(app.origin + path);
    // A busy machine.
    for (let again = 0; answer.status === 503 && again < 20; again += 1) {
      await delay(500);
      answer = await fetch(app.origin + path);
    }
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    const found = BAIT.exec(text);
    if (found !== null) effects.push(`${path}: ${text.slice(Math.max(0, found.index - 120), found.index + 60)}`);
    return text;
  };
  await forEach(events, async ({ evento_id, read: [first] }) => {
    // In its own language, and in one that it was translated into.
    for (const idioma of IDIOMAS.filter(
      (one, at) => one === first?.truth.language || at === evento_id % IDIOMAS.length,
    )) {
      const event = getEvent.reply.parse(JSON.parse(await read(`/api/modal_eventos/${evento_id}?idioma=${idioma}`)));
      expect(event.hechos.length).toBeGreaterThan(3);
      expect(event.analista).toBe(analyst.name);
      if (idioma === first?.truth.language) expect(event.idioma).toBe(idioma);
    }
    for (const path of ['modal_eventos_articulos/:id', 'modal_eventos/:id/motivos']) {
      await read(`/api/${path.replace(':id', String(evento_id))}`);
    }
    if (pages === 'built') expect(await read(`/evento/${evento_id}`)).toContain('</html>');
  });
  const { carriles } = listCarriles.reply.parse(JSON.parse(await read('/api/carriles?idioma=es')));
  const kinds: Partial<Record<string, string>> = { eventos: 'events', articulos: 'articles' };
  for (const { carril_id, tipo } of carriles) {
    if (kinds[tipo] !== undefined) await read(`/api/carril/${carril_id}/${kinds[tipo]}?idioma=es`);
  }
  if (pages === 'built') await read('/');
  expect(effects).toEqual([]);
}, 180_000);
