import { parseArgs } from 'node:util';
import { isSeeded, removeContent, writeDemonstration, writeOnlyFrontPage } from '../../seeds/demonstration.ts';
import { generate } from '../../seeds/generate.ts';
import { generatePress } from '../../seeds/generate-press.ts';
import { writeLargeEvent } from '../../seeds/large-event.ts';
import { readConfigOrExit } from '../config.ts';
import { countNewspaperDays } from '../newspapers/newspaper-days.repository.ts';
import { openDatabase } from '../platform/database.ts';

const HELP = `pnpm run seed [-- options]

Without options: writes the demonstration content (24 events in four languages) into an empty database.
  --replace          empties the content first
  --front-page-only  newspapers, categories and carriles, without an event
  --events N         generates N more plausible events, for load tests
  --articles N       with N articles in all (default: 20 an event)
  --read N           generates N articles as the pipeline leaves them, with vectors and signs, for load tests
  --waiting N        and so many that wait for their event
  --large-event      adds one event of 400 articles, 60 facts, 8 stances and 300 opinions; prints its number
  --help             this text`;

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    replace: { type: 'boolean', default: false },
    'front-page-only': { type: 'boolean', default: false },
    events: { type: 'string' },
    articles: { type: 'string' },
    read: { type: 'string' },
    waiting: { type: 'string' },
    'large-event': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}

const LONG_WORK_MS = 3_600_000;
const config = readConfigOrExit();
const db = openDatabase({
  oneAtATime: true,
  url: config.DATABASE_URL,
  pool: 4,
  statementTimeoutMs: LONG_WORK_MS,
  onError: (error) => console.error(error.message),
});
try {
  const started = Date.now();
  if (values.replace) await removeContent(db);
  if (await isSeeded(db)) {
    console.log('the demonstration content is there already (--replace writes it anew, dated from now)');
  } else if (values['front-page-only']) {
    await writeOnlyFrontPage(db);
    console.log('newspapers, categories and carriles written');
  } else {
    const written = await writeDemonstration(db, Date.now());
    console.log(`${written.events} events from ${written.articles} articles written`);
  }
  if (values.events !== undefined) {
    const events = Number(values.events);
    await generate(db, { events, articles: Number(values.articles ?? events * 20), say: (line) => console.log(line) });
  }
  if (values.read !== undefined) {
    const [articles, waiting] = [Number(values.read), Number(values.waiting ?? 0)];
    await generatePress(db, { articles, waiting, say: (line) => console.log(line) });
  }
  if (values['large-event']) console.log(`large event: ${await writeLargeEvent(db, Date.now())}`);
  await countNewspaperDays(db, 1);
  console.log(`done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
} finally {
  await db.close();
}
