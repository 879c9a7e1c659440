import { type EditorVisit, visitEditor } from '../browser/editor-visit.ts';
import { median, quantile, spreadOf } from '../measure/statistics.ts';
import { nameRelease, startApi } from '../site/api.ts';
import { createDatabase, dropDatabase, query } from '../site/database.ts';
import { signUp } from '../site/people.ts';
import type { Bench, Suite } from '../suite.ts';

const DATABASE = 'poliedro_bench_editor';
const WORDS = 20_000;
const TAGS = 300;
const WORDS_A_PARAGRAPH = 80;
const VISITS = 3;
const LAST_WORDS = 'aquí termina el artículo';

const SYLLABLES = ['ca', 'sa', 'ri', 'o', 'me', 'lan', 'to', 'ver', 'de', 'pu', 'en', 'te'];
const wordAt = (at: number) =>
  [0, 1, 2].map((place) => SYLLABLES[(at * 7 + place * 5 + Math.floor(at / 13)) % SYLLABLES.length]).join('');

/** As long as a chapter, with a tag in every paragraph and a heading now and then. */
function longBody(): object {
  const paragraphs = WORDS / WORDS_A_PARAGRAPH;
  const words = (from: number, count: number) => Array.from({ length: count }, (_, at) => wordAt(from + at)).join(' ');
  let tags = 0;
  const content = Array.from({ length: paragraphs }, (_, number) => {
    const from = number * WORDS_A_PARAGRAPH;
    const share = Math.ceil((TAGS * (number + 1)) / paragraphs) - tags;
    tags += share;
    const tagged = Array.from({ length: share }, (_, at) => [
      { type: 'text', text: `${words(from + at * 20, 12)} ` },
      {
        type: 'text',
        text: words(from + at * 20 + 12, 8),
        marks: [{ type: at % 2 ? 'contexto' : 'opinion', attrs: { url: 'https://fuente.example/', person: null } }],
      },
    ]).flat();
    const left = { type: 'text', text: ` ${words(from + share * 20, WORDS_A_PARAGRAPH - share * 20)}.` };
    return { type: 'paragraph', content: [...tagged, left] };
  });
  return { type: 'doc', content: [...content, { type: 'paragraph', content: [{ type: 'text', text: LAST_WORDS }] }] };
}

async function writeLongArticle(origin: string, cookie: string, evento_id: number): Promise<number> {
  const answer = await fetch(`${origin}/api/user/articles`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
    body: JSON.stringify({
      titular: 'Un artículo largo',
      resumen: 'De veinte mil palabras',
      body_json: longBody(),
      idioma: 'es',
      evento_id,
    }),
  });
  if (answer.status !== 200) throw new Error(`saving answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { id: number }).id;
}

async function run(bench: Bench): Promise<void> {
  bench.cleanup.add(() => dropDatabase(bench.services, DATABASE));
  const services = await createDatabase(bench.services, DATABASE);
  const release = nameRelease(bench, services, 'editor');
  const { origin } = await startApi(bench, { services, release, cached: true });
  const cookie = await signUp(services, origin, 'experto');
  const [event] = await query<{ evento_id: number }>(services, 'select evento_id::float8 from events limit 1');
  const id = await writeLongArticle(origin, cookie, event?.evento_id ?? 0);

  const visits: EditorVisit[] = [];
  const address = `${origin}/user/article/${id}`;
  // The first one of all warms the server.
  await visitEditor(bench, address, cookie, LAST_WORDS);
  for (let n = 0; n < VISITS; n += 1) visits.push(await visitEditor(bench, address, cookie, LAST_WORDS));
  const opens = visits.map(({ openMs }) => openMs);
  bench.record(`${WORDS} words, ${TAGS} tags: opening`, median(opens), 'ms', {
    bar: '<= 1500',
    spread: spreadOf(opens),
  });
  const p95s = visits.map(({ keysMs }) => quantile(keysMs, 0.95));
  bench.record('a key, at the 95th percentile', median(p95s), 'ms', { bar: '<= 50', spread: spreadOf(p95s) });
  const p50s = visits.map(({ keysMs }) => median(keysMs));
  bench.record('a key, in the middle', median(p50s), 'ms', { spread: spreadOf(p50s) });
}

export const editorSuite: Suite = {
  name: 'editor',
  summary: `An author opens an article of ${WORDS.toLocaleString('en-US')} words with ${TAGS} tags and writes in the middle of it.`,
  run,
};
