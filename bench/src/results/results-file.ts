import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Figure, formatTable, mergeFigures } from '@poliedro/contracts/figures';
import { benchRoot } from '../places.ts';
import type { Suite } from '../suite.ts';
import { describeMachine } from './machine.ts';

const FIGURES_FILE = join(benchRoot, 'results.json');
const REPORT_FILE = join(benchRoot, 'RESULTS.md');

function readFigures(): Figure[] {
  return existsSync(FIGURES_FILE) ? (JSON.parse(readFileSync(FIGURES_FILE, 'utf8')) as Figure[]) : [];
}

function report(figures: readonly Figure[], suites: readonly Suite[]): string {
  const chapters = suites.flatMap(({ name, summary }) => {
    const own = figures.filter((figure) => figure.suite === name);
    return own.length === 0 ? [] : [`## ${name}\n\n${summary}\n\n${formatTable(own)}\n`];
  });
  const introduction = [
    '# Measurements',
    `Written by \`pnpm run bench\`; do not edit. Machine of the last run: ${describeMachine()}, with the load generator on the same cores.`,
    'Values are medians of the rounds, spread is the lowest and the highest of them. Compare ratios, not rates of different days: both sides of a ratio were measured in turn in the same run.',
  ];
  return `${introduction.join('\n\n')}\n\n${chapters.join('\n')}`;
}

/** Adds the figures of a run to those of the runs before, in the order of the suites. */
export function writeResults(fresh: readonly Figure[], suites: readonly Suite[]): void {
  const merged = mergeFigures(readFigures(), fresh);
  const position = ({ suite }: Figure) => suites.findIndex(({ name }) => name === suite);
  const sorted = merged.toSorted((a, b) => position(a) - position(b));
  writeFileSync(FIGURES_FILE, `${JSON.stringify(sorted, null, 2)}\n`);
  writeFileSync(REPORT_FILE, report(sorted, suites));
}
