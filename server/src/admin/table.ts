/** What people wrote may hold anything; a terminal must not take it for a command. */
export const plain = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();

/** Columns as wide as their widest cell; the first row is the heading. */
export function table(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map(plain));
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => [...(row[column] ?? '')].length)));
  const lines = cells.map((row) =>
    row
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - [...cell].length))
      .join('  ')
      .trimEnd(),
  );
  return [lines[0], widths.map((width) => '-'.repeat(width)).join('  '), ...lines.slice(1)].join('\n');
}

export const day = (moment: Date | string | null): string =>
  moment === null ? '' : new Date(moment).toISOString().slice(0, 16).replace('T', ' ');
export const yesNo = (value: boolean): string => (value ? 'yes' : 'no');
