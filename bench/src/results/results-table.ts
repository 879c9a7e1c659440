import type { Figure } from './figure.ts';

const HEADINGS = ['Figure', 'Value', 'Bar', 'Holds', 'Spread', 'Date'];

const number = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 4 });
const verdict = (holds: boolean | null) => (holds === null ? '' : holds ? 'yes' : '**NO**');
const signs: Record<string, string> = { '>=': '≥', '<=': '≤', '=': '=' };
const readableBar = (bar: string | null) => (bar ?? '').replace(/^[<>]?=/, (sign) => signs[sign] ?? sign);

function row({ name, value, unit, bar, holds, spread, date }: Figure): string[] {
  const range = spread === null ? '' : `${number(spread[0])} – ${number(spread[1])}`;
  return [name, `${number(value)} ${unit}`.trim(), readableBar(bar), verdict(holds), range, date.slice(0, 10)];
}

/** A table that reads well both as Markdown and in a terminal. */
export function formatTable(figures: readonly Figure[]): string {
  const rows = figures.map(row);
  const widths = HEADINGS.map((heading, column) =>
    Math.max(heading.length, ...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) => `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(HEADINGS), rule, ...rows.map(line)].join('\n');
}
