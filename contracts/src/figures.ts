/** One measured figure, of speed or of quality, as it is recorded in a file. */
export interface Figure {
  readonly suite: string;
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What the value must keep to, such as ">= 0.80". */
  readonly bar: string | null;
  readonly holds: boolean | null;
  /** The lowest and the highest of the rounds. */
  readonly spread: readonly [number, number] | null;
  readonly date: string;
  /** What it was measured on, where that is not the same for all. */
  readonly detail?: string;
}

export interface Measured extends Pick<Figure, 'suite' | 'name' | 'value' | 'unit'> {
  readonly bar?: string | undefined;
  readonly spread?: readonly [number, number] | undefined;
  readonly detail?: string | undefined;
}

const BAR = /^(>=|<=|=) (\d+(?:\.\d+)?)$/;

/** Whether a value keeps to a bar such as ">= 0.80"; null without one. */
export function holdsTo(value: number, bar: string | null): boolean | null {
  if (bar === null) return null;
  const [, sign, text] = BAR.exec(bar) ?? [];
  if (sign === undefined) throw new Error(`not a bar: ${bar}`);
  const limit = Number(text);
  if (sign === '>=') return value >= limit;
  return sign === '<=' ? value <= limit : value === limit;
}

const DIGITS = 4;
/** Whole numbers stay whole: a rate of 23,417 is as exact as it was measured. */
const shorten = (value: number) =>
  Math.abs(value) >= 10 ** DIGITS ? Math.round(value) : Number(value.toPrecision(DIGITS));

export function makeFigure({ suite, name, value, unit, spread, detail, ...given }: Measured, date: Date): Figure {
  const bar = given.bar ?? null;
  // As JSON it would be null, which nobody can read as a figure afterwards.
  const unmeasured = [value, ...(spread ?? [])].find((one) => !Number.isFinite(one));
  if (unmeasured !== undefined) throw new Error(`${suite}, ${name}: ${unmeasured} is no measurement`);
  return {
    suite,
    name,
    value: shorten(value),
    unit,
    bar,
    holds: holdsTo(value, bar),
    spread: spread ? [shorten(spread[0]), shorten(spread[1])] : null,
    date: date.toISOString(),
    ...(detail !== undefined && { detail }),
  };
}

export const figureKey = ({ suite, name }: Figure): string => `${suite}\n${name}`;

/** New figures take the place of those of the same suite and name; the rest stay. */
export function mergeFigures(before: readonly Figure[], fresh: readonly Figure[]): Figure[] {
  const merged = new Map(before.map((figure) => [figureKey(figure), figure]));
  for (const figure of fresh) merged.set(figureKey(figure), figure);
  return [...merged.values()];
}

const number = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: DIGITS });
const signs: Record<string, string> = { '>=': '≥', '<=': '≤', '=': '=' };

const COLUMNS: readonly (readonly [string, (figure: Figure) => string])[] = [
  ['Figure', ({ name }) => name],
  ['Value', ({ value, unit }) => `${number(value)} ${unit}`.trim()],
  ['Bar', ({ bar }) => (bar ?? '').replace(/^[<>]?=/, (sign) => signs[sign] ?? sign)],
  ['Holds', ({ holds }) => (holds === null ? '' : holds ? 'yes' : '**NO**')],
  ['Spread', ({ spread }) => (spread === null ? '' : `${number(spread[0])} – ${number(spread[1])}`)],
  ['Date', ({ date }) => date.slice(0, 10)],
];
const MEASURED_ON = ['Measured on', ({ detail }: Figure) => detail ?? ''] as const;

/** A table that reads well both as Markdown and in a terminal. */
export function formatTable(figures: readonly Figure[]): string {
  const columns = figures.some(({ detail }) => detail) ? [...COLUMNS, MEASURED_ON] : COLUMNS;
  const headings = columns.map(([heading]) => heading);
  const rows = figures.map((figure) => columns.map(([, cell]) => cell(figure)));
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) => `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(headings), rule, ...rows.map(line)].join('\n');
}
