import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatTable } from '@poliedro/contracts/figures';
import { readLearningConfig } from '../config.ts';
import { startNewspapers } from '../evaluate/newspapers-process.ts';
import { findFalls, readFigures, toFigure, writeFigures } from '../evaluate/quality-file.ts';
import { type EvaluationTask, TASKS } from '../evaluate/tasks.ts';

const help = `pnpm run evaluate [-- task … options]

Scores the analysis on labelled sets and on invented newspapers. Without a name, all tasks:
${TASKS.map(({ name, needs, meaning }) => `  ${name.padEnd(12)}${meaning}${needs === 'data' ? ' (needs DATA_DIR)' : ''}`).join('\n')}

  --check   writes nothing; fails where a figure has fallen by more than a point
  --help    this text

DATA_DIR names the folder of the labelled sets; what needs it is left out without it. Figures go to bench/quality.json and
docs/quality.md. The exit status is 1 when a figure fell by more than a point against those recorded.`;

const ROOT = join(import.meta.dirname, '../../..');
const { values, positionals } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } },
});
const unknown = positionals.filter((name) => !TASKS.some((task) => task.name === name));
if (values.help || unknown.length > 0) {
  console.log(unknown.length > 0 ? `There is no task ${unknown.join(', ')}.\n\n${help}` : help);
  process.exit(unknown.length > 0 ? 64 : 0);
}

const { DATA_DIR: dataDir = '', EMBEDDING_MODEL_DIR: modelDir, ...model } = readLearningConfig();
const price = model.MODEL_PRICES[model.MODEL_NAME ?? ''];
const newspapers = await startNewspapers(ROOT);

async function run(task: EvaluationTask) {
  if (task.needs === 'data' && dataDir === '') {
    console.log(`${task.name}: left out, DATA_DIR names no folder`);
    return [];
  }
  const begin = performance.now();
  const scores = await task.run(task.needs === 'data' ? dataDir : newspapers.origin, modelDir, price);
  console.log(`${task.name}: ${((performance.now() - begin) / 1000).toFixed(1)} s`);
  return scores.map((score) => toFigure(task.name, score, new Date()));
}

try {
  const chosen = TASKS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  const fresh = [];
  for (const task of chosen) fresh.push(...(await run(task)));
  const falls = findFalls(readFigures(ROOT), fresh);
  console.log(`\n${formatTable(fresh)}\n`);
  for (const fall of falls) console.log(`fell: ${fall}`);
  if (!values.check && falls.length === 0) writeFigures(ROOT, fresh);
  process.exitCode = falls.length > 0 ? 1 : 0;
} finally {
  newspapers.stop();
}
