import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import { siblings } from '../../../test/pipeline-siblings.ts';
import { addArticle, addEvent, ask, sentenceAnalyst } from '../../../test/told-event.ts';
import { markNewspaperRemoved } from '../../newspapers/newspaper-edit.repository.ts';
import type { Database } from '../../platform/database.ts';
import type { Analyst } from '../analyse/analyst.ts';
import { addFoundArticles } from '../discover/found-article.repository.ts';
import { type WriteTools, writeEvent } from '../write/write-event.ts';
import { readWords } from './has-words-of.ts';
import { addRemoval } from './removal.repository.ts';
import { removeNewspapers } from './remove-newspaper.ts';

const FLOOD = 'El río Arga se desbordó en Valdeluz y anegó cuarenta viviendas.';
const OWN = [
  'Los bomberos rescataron a doce vecinos con una lancha.',
  'La alcaldesa Marta Ruiz pidió la declaración de zona catastrófica.',
  'El colegio Cervantes estará cerrado hasta el viernes.',
  'La carretera de Olmedo quedó cortada por el barro.',
];
const TITLES = [
  'El Arga inunda Valdeluz',
  'Valdeluz, bajo el agua',
  'Crecida en el valle del Arga',
  'El barro corta Olmedo',
];
const report = (at: number) => ({ titular: TITLES[at] ?? '', texto: `${FLOOD} ${OWN[at]}` });

const toolsFor = (db: Database, analyst: Analyst): WriteTools => ({
  ...{ db, analyst, fallback: undefined, translates: false },
  ...siblings,
});

async function tell(db: Database) {
  const evento_id = await addEvent(db);
  const articles: number[] = [];
  for (const at of OWN.keys()) articles.push(await addArticle(db, evento_id, report(at)));
  const [first] = await ask<{ periodico_id: number }>(db, 'select periodico_id from articles where articulo_id = $1', [
    articles[0],
  ]);
  return { evento_id, articles, periodico_id: first?.periodico_id ?? 0 };
}

async function remove(db: Database, periodico_id: number) {
  await db.transaction(async (tx) => {
    await markNewspaperRemoved(tx, periodico_id);
    await addRemoval(tx, periodico_id);
  });
  let purges = 0;
  const outcome = await removeNewspapers({
    ...{ db, ...siblings },
    forgetAnswers: async () => {
      purges += 1;
    },
  });
  expect([outcome, purges]).toEqual(['done', 1]);
}

/** Every text of every table, but for what says who was removed. */
async function everyWord(db: Database): Promise<string> {
  const tables = await ask<{ name: string }>(
    db,
    `select relname as name from pg_class where relkind in ('r', 'p') and not relispartition
      and relnamespace = 'public'::regnamespace and relname not in ('newspapers', 'newspaper_removals')`,
  );
  const words: string[] = [];
  for (const { name } of tables) {
    const [row] = await ask<{ words: string | null }>(db, `select string_agg(t::text, E'\\n') as words from ${name} t`);
    words.push(row?.words ?? '');
  }
  return words.join('\n');
}

const textsOf = (db: Database) => ask<{ titulo: string }>(db, 'select titulo from event_texts');
const statementsOf = async (db: Database) =>
  (
    await ask<{ texto: string }>(
      db,
      `select texto from event_statements join event_statement_texts using (statement_id) where hasta_version is null
        order by posicion`,
    )
  ).map(({ texto }) => texto);

describe('a newspaper that is removed', () => {
  test('leaves no word in the database; its event is written anew by the others at once', async () => {
    const db = await openTestDatabase('empty');
    const tools = toolsFor(db, sentenceAnalyst('frases@1'));
    const { evento_id, articles, periodico_id } = await tell(db);
    await ask(
      db,
      `insert into refused_statements (evento_id, huella, analyst, seccion, texto, reasons, evidence)
        values ($1, 'x', 'a', 'hechos', $2, '{}', $3)`,
      [evento_id, OWN[0], JSON.stringify([{ articulo_id: articles[0], pasaje: OWN[0] }])],
    );
    await writeEvent(tools, evento_id);
    expect(await textsOf(db)).toEqual([{ titulo: TITLES[0] }]);
    expect(await statementsOf(db)).toEqual([FLOOD, ...OWN]);
    await ask(db, 'update articles set copia_de = $1 where articulo_id = any ($2)', [articles[0], articles.slice(2)]);

    await remove(db, periodico_id);
    const words = await everyWord(db);
    for (const its of [TITLES[0], OWN[0], 'https://periodico1.example']) expect(words).not.toContain(its);
    expect(await textsOf(db)).toEqual([]);
    expect(await statementsOf(db)).toEqual([FLOOD, ...OWN.slice(1)]);
    expect(await ask(db, 'select articulo_id::float8, copia_de::float8 from articles order by 1')).toEqual([
      { articulo_id: articles[1], copia_de: null },
      { articulo_id: articles[2], copia_de: null },
      { articulo_id: articles[3], copia_de: articles[2] },
    ]);
    await ask(db, 'update articles set copia_de = null');
    await writeEvent(tools, evento_id);
    expect(await textsOf(db)).toEqual([{ titulo: TITLES[1] }]);
    expect(await ask(db, 'select articulos, periodicos, founding_article::float8 as first from events')).toEqual([
      { articulos: 3, periodicos: 3, first: articles[1] },
    ]);
    expect(await statementsOf(db)).toEqual([FLOOD, ...OWN.slice(1)]);
  });

  test('does not come back by whoever was writing or reading it meanwhile', async () => {
    const db = await openTestDatabase('empty');
    const { evento_id, periodico_id } = await tell(db);
    const sentences = sentenceAnalyst('frases@1');
    let goOn = () => {};
    const gate = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let isWriting = false;
    const slow: Analyst = {
      ...sentences,
      async write(event) {
        isWriting = true;
        await gate;
        return sentences.write(event);
      },
    };
    const writing = writeEvent(toolsFor(db, slow), evento_id);
    await expect.poll(() => isWriting).toBe(true);
    await remove(db, periodico_id);
    goOn();
    await writing;
    expect(await everyWord(db)).not.toContain(OWN[0]);
    const found = {
      ...{ url: 'https://periodico1.example/nuevo', titular: 'Otra crecida', resumen: '', autor: '', secciones: [] },
      ...{ texto: undefined, published_on: new Date() },
    };
    expect(await db.transaction((tx) => addFoundArticles(tx, { feed_id: 1, periodico_id }, [found]))).toEqual([]);
    await ask(db, 'update event_work set due_on = now(), claimed_until = null');
    await writeEvent(toolsFor(db, sentences), evento_id);
    expect(await textsOf(db)).toEqual([{ titulo: TITLES[1] }]);
  });

  test('goes in steps, however many events it is in, and what nobody else tells goes with it', async () => {
    const db = await openTestDatabase('empty');
    const { periodico_id } = await tell(db);
    await ask(
      db,
      `with e as (insert into events (idioma_base, created_on, updated_on, articulos, periodicos)
          select 'es', now(), now(), 4, 1 from generate_series(1, 50) returning evento_id),
        words as (insert into event_texts select evento_id, 'es', 'Suceso ' || evento_id, '', false from e),
        a as (insert into articles (articulo_id, periodico_id, tipo, titular, resumen, url, idioma, autor, created_on,
            numero_de_palabras_texto_visible_gpt, paywall, cantidad_fuentes_citadas, contenido_es_enfatico,
            titular_es_clickbait, es_opinion)
          select next_article_id(now() - make_interval(days => n)), $1, 'externo', 'Titular ' || n, '',
            'https://periodico1.example/' || evento_id || '/' || n, 'es', '', now(), 90, false, 0, false, false, false
          from e cross join generate_series(1, 4) n returning articulo_id, url)
        insert into event_articles (evento_id, articulo_id) select split_part(url, '/', 4)::bigint, articulo_id from a`,
      [periodico_id],
    );
    await remove(db, periodico_id);
    expect(await ask(db, 'select articulos, articulos_gone, eventos_gone from newspaper_removals')).toEqual([
      { articulos: 201, articulos_gone: 201, eventos_gone: 51 },
    ]);
    expect(await ask(db, `select titulo from event_texts where titulo like 'Suceso%'`)).toEqual([]);
    expect(await ask(db, 'select from articles where periodico_id = $1', [periodico_id])).toEqual([]);
  });
});

test('title and summary are its own where they are in its words, however they are set', () => {
  const isIts = readWords([
    {
      titular: '«El agua baja», dice Ruiz',
      resumen: '',
      texto: 'La alcaldesa explicó el lunes que el río baja ya dos palmos.',
    },
  ]);
  expect(isIts({ titulo: 'El agua baja, dice Ruiz', descripcion: '' })).toBe(true);
  expect(
    isIts({
      titulo: 'Baja el río',
      descripcion: 'Calma. La alcaldesa explicó el lunes que el río baja ya dos palmos.',
    }),
  ).toBe(true);
  expect(
    isIts({ titulo: 'Baja el río', descripcion: 'La alcaldesa tranquiliza a los vecinos de la ribera del río.' }),
  ).toBe(false);
  expect(isIts({ titulo: 'Ruiz', descripcion: '' })).toBe(false);
});
