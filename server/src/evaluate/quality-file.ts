import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Figure, figureKey, formatTable, makeFigure, mergeFigures } from '@poliedro/contracts/figures';
import type { Score } from './score.ts';

const FIGURES = 'bench/quality.json';
const REPORT = 'docs/quality.md';
/** A fall of more than this against what is recorded is a fault. */
const MOST_FALL = 0.01;

export function toFigure(suite: string, { figure, unit = '', ...score }: Score, now: Date): Figure {
  return makeFigure({ suite, name: figure, unit, ...score }, now);
}

export function readFigures(root: string): Figure[] {
  const file = join(root, FIGURES);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Figure[]) : [];
}

/** Figures with a bar that have become worse by more than a point. */
export function findFalls(before: readonly Figure[], fresh: readonly Figure[]): string[] {
  const known = new Map(before.map((figure) => [figureKey(figure), figure]));
  return fresh.flatMap((figure) => {
    const old = known.get(figureKey(figure));
    if (old === undefined || figure.bar === null) return [];
    const fall = figure.bar.startsWith('<=') ? figure.value - old.value : old.value - figure.value;
    return fall > MOST_FALL ? [`${figure.suite}, ${figure.name}: ${old.value} → ${figure.value}`] : [];
  });
}

/** Puts the fresh figures in the place of the old ones, and writes both files. */
export function writeFigures(root: string, fresh: readonly Figure[]): void {
  const all = mergeFigures(readFigures(root), fresh);
  const chapters = [...Map.groupBy(all, ({ suite }) => suite)].map(
    ([suite, figures]) => `## ${suite}\n\n${formatTable(figures)}\n`,
  );
  const introduction = [
    '# Quality of the analysis',
    `Written by \`pnpm run evaluate\`; do not edit. Node ${process.version}. What is learnt or chosen on one part of a set is measured on another; the split is in the code of \`server/src/evaluate\`.`,
  ];
  writeFileSync(join(root, FIGURES), `${JSON.stringify(all, null, 2)}\n`);
  writeFileSync(join(root, REPORT), `${introduction.join('\n\n')}\n\n${chapters.join('\n')}`);
}
