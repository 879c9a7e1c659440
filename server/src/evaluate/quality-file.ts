import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Score } from './score.ts';

/** One measured figure, in the shape of the other measurements. */
export interface QualityFigure {
  readonly suite: string;
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly bar: string | null;
  readonly holds: boolean | null;
  readonly spread: readonly [number, number] | null;
  readonly date: string;
  readonly detail: string;
}

const FIGURES = 'bench/quality.json';
const REPORT = 'docs/quality.md';
/** A fall of more than this against what is recorded is a fault. */
const MOST_FALL = 0.01;
const DIGITS = 4;

const BAR = /^(>=|<=) ([\d.]+)$/;

function holds(value: number, bar: string | undefined): boolean | null {
  const [, sign, wanted] = BAR.exec(bar ?? '') ?? [];
  if (wanted === undefined) return null;
  return sign === '>=' ? value >= Number(wanted) : value <= Number(wanted);
}

export function toFigure(suite: string, score: Score, now: Date): QualityFigure {
  return {
    suite,
    name: score.figure,
    value: Number(score.value.toFixed(DIGITS)),
    unit: score.unit ?? '',
    bar: score.bar ?? null,
    holds: holds(score.value, score.bar),
    spread: score.spread ?? null,
    date: now.toISOString(),
    detail: score.detail ?? '',
  };
}

export function readFigures(root: string): QualityFigure[] {
  const file = join(root, FIGURES);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as QualityFigure[]) : [];
}

const keyOf = ({ suite, name }: QualityFigure) => `${suite}\n${name}`;

/** Figures with a bar that have become worse by more than a point. */
export function findFalls(before: readonly QualityFigure[], fresh: readonly QualityFigure[]): string[] {
  const known = new Map(before.map((figure) => [keyOf(figure), figure]));
  return fresh.flatMap((figure) => {
    const old = known.get(keyOf(figure));
    if (old === undefined || figure.bar === null) return [];
    const fall = figure.bar.startsWith('<=') ? figure.value - old.value : old.value - figure.value;
    return fall > MOST_FALL ? [`${figure.suite}, ${figure.name}: ${old.value} → ${figure.value}`] : [];
  });
}

const verdict = (figure: QualityFigure) => (figure.holds === null ? '' : figure.holds ? 'yes' : '**no**');
const spreadText = ({ spread }: QualityFigure) => (spread === null ? '' : `${spread[0]} – ${spread[1]}`);

export function formatFigures(figures: readonly QualityFigure[]): string {
  const rows = [
    ['Figure', 'Value', 'Wanted', 'Holds', 'Spread', 'Measured on', 'Date'],
    ...figures.map((figure) => [
      figure.name,
      `${figure.value} ${figure.unit}`.trim(),
      figure.bar ?? '',
      verdict(figure),
      spreadText(figure),
      figure.detail,
      figure.date.slice(0, 10),
    ]),
  ];
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const [heading = [], ...rest] = rows;
  return [line(heading), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rest.map(line)].join('\n');
}

/** Puts the fresh figures in the place of the old ones, and writes both files. */
export function writeFigures(root: string, fresh: readonly QualityFigure[]): void {
  const merged = new Map(readFigures(root).map((figure) => [keyOf(figure), figure]));
  for (const figure of fresh) merged.set(keyOf(figure), figure);
  const all = [...merged.values()];
  const chapters = [...Map.groupBy(all, ({ suite }) => suite)].map(
    ([suite, figures]) => `## ${suite}\n\n${formatFigures(figures)}\n`,
  );
  const introduction = [
    '# Quality of the analysis',
    `Written by \`pnpm run evaluate\`; do not edit. Node ${process.version}. What is learnt or chosen on one part of a set is measured on another; the split is in the code of \`server/src/evaluate\`.`,
  ];
  writeFileSync(join(root, FIGURES), `${JSON.stringify(all, null, 2)}\n`);
  writeFileSync(join(root, REPORT), `${introduction.join('\n\n')}\n\n${chapters.join('\n')}`);
}
