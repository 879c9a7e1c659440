const SHAPE = /^(>=|<=|=) (\d+(?:\.\d+)?)$/;

/** Whether a value keeps to a bar such as ">= 0.80"; null without one. */
export function holdsTo(value: number, bar: string | null): boolean | null {
  if (bar === null) return null;
  const [, sign, text] = SHAPE.exec(bar) ?? [];
  if (sign === undefined) throw new Error(`not a bar: ${bar}`);
  const limit = Number(text);
  if (sign === '>=') return value >= limit;
  return sign === '<=' ? value <= limit : value === limit;
}
