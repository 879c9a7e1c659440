import { parseArgs } from 'node:util';
import { type Figure, formatTable, makeFigure } from '@poliedro/contracts/figures';
import { Cleanup } from './processes/cleanup.ts';
import { stopCommands } from './processes/command.ts';
import { writeResults } from './results/results-file.ts';
import { readServices } from './site/services.ts';
import type { Bench, Suite } from './suite.ts';
import { suites } from './suites.ts';

const HELP = `pnpm run bench [-- suite … options]

Measures the product side by side with the bare engine, on databases of its own. Without a name, all suites but the long ones:
${suites.map(({ name, summary, isLong }) => `  ${name.padEnd(10)} ${isLong ? '(long) ' : ''}${summary}`).join('\n')}

  --rounds N   how often two sides are measured in turn (10)
  --keep       leaves the large database of scale standing, and the lives of money that are over, and uses them again
  --articles N a smaller or larger press than the suites of the pipeline have by themselves; not written down
  --seeds N    so many runs of the suites that are drawn by lot; not written down
  --seed N     that one alone, as it was drawn; not written down
  --minutes N  a shorter or longer night than it is by itself; not written down
  --print      figures are only printed
  --report     exit status 0 even when a bar does not hold
  --help       this text

Figures are written to bench/results.json and bench/RESULTS.md. Load goes to 127.0.0.1 only.`;

interface Options {
  chosen: Suite[];
  rounds: number;
  keep: boolean;
  articles: number | undefined;
  seed: number | undefined;
  seeds: number | undefined;
  minutes: number | undefined;
  onlyPrint: boolean;
  onlyReport: boolean;
}

function readOptions(): Options {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2).filter((argument) => argument !== '--'),
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '10' },
      keep: { type: 'boolean', default: false },
      articles: { type: 'string' },
      seed: { type: 'string' },
      seeds: { type: 'string' },
      minutes: { type: 'string' },
      print: { type: 'boolean', default: false },
      report: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    process.exit(0);
  }
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > 50) throw new Error('--rounds is a number from 1 to 50');
  const numberOf = (value: string | undefined) => (value === undefined ? undefined : Number(value));
  const articles = numberOf(values.articles);
  const seed = numberOf(values.seed);
  const seeds = numberOf(values.seeds);
  const minutes = numberOf(values.minutes);
  if (articles !== undefined && !(articles >= 10)) throw new Error('--articles is a number from 10 on');
  const unknown = positionals.find((name) => suites.every((suite) => suite.name !== name));
  if (unknown !== undefined) throw new Error(`there is no suite ${unknown}\n\n${HELP}`);
  const chosen = suites.filter(({ name, isLong }) =>
    positionals.length === 0 ? isLong !== true : positionals.includes(name),
  );
  const isPart = [articles, seed, seeds, minutes].some((value) => value !== undefined);
  const onlyPrint = values.print || isPart;
  return { chosen, rounds, keep: values.keep, articles, seed, seeds, minutes, onlyPrint, onlyReport: values.report };
}

/** False when the suite could not be carried out. */
async function runSuite(suite: Suite, options: Options, cleanup: Cleanup): Promise<boolean> {
  const figures: Figure[] = [];
  const say = (line: string) => console.log(`${suite.name.padEnd(8)} ${line}`);
  const bench: Bench = {
    services: readServices(process.env),
    cleanup,
    keep: options.keep,
    rounds: options.rounds,
    articles: options.articles,
    seed: options.seed,
    seeds: options.seeds,
    minutes: options.minutes,
    say,
    record(name, value, unit, details = {}) {
      const figure = makeFigure({ suite: suite.name, name, value, unit, ...details }, new Date());
      figures.push(figure);
      const verdict = figure.holds === null ? '' : `  ${figure.bar}  ${figure.holds ? 'holds' : 'DOES NOT HOLD'}`;
      say(`${name}: ${figure.value} ${unit}${verdict}`);
    },
  };
  try {
    await suite.run(bench);
    return true;
  } catch (error) {
    console.error(`${suite.name} was not carried out:`, error);
    return false;
  } finally {
    await cleanup.run();
    if (!options.onlyPrint) writeResults(figures, suites);
    measured.push(...figures);
  }
}

const measured: Figure[] = [];

async function main(): Promise<void> {
  const options = readOptions();
  const cleanup = new Cleanup();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stopCommands();
      void cleanup.run().finally(() => process.exit(130));
    });
  }
  let complete = true;
  for (const suite of options.chosen) complete = (await runSuite(suite, options, cleanup)) && complete;
  for (const { name } of options.chosen) {
    const own = measured.filter((figure) => figure.suite === name);
    if (own.length > 0) console.log(`\n${name}\n${formatTable(own)}`);
  }
  const missed = measured.filter(({ holds }) => holds === false);
  console.log(`\n${measured.length} figures, ${missed.length} bars missed`);
  if (!complete || (missed.length > 0 && !options.onlyReport)) process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
