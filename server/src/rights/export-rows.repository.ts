import type { Queryable } from '../platform/database.ts';
import type { ExportPart } from './export-parts.ts';

/** So much is in memory at a time, whether a row is a reaction or an article of two megabytes. */
const AIM_CHARACTERS = 1_000_000;
const FIRST_ROWS = 8;
const MOST_ROWS = 1000;
/** The next rows may be larger than those before them. */
const GROWTH = 4;

const unprepared = (text: string) => ({ name: '', text });

function nextRows(rows: number, characters: number): number {
  const fitting = Math.floor((rows * AIM_CHARACTERS) / Math.max(1, characters));
  return Math.max(1, Math.min(fitting, rows * GROWTH, MOST_ROWS));
}

/** As `JSON.stringify` would write all the rows at once, piece by piece. */
export async function* writeRows(
  transaction: Queryable,
  { statement }: ExportPart,
  usuario_id: number,
): AsyncGenerator<string> {
  const cursor = `"${statement.name}"`;
  await transaction.query(unprepared(`declare ${cursor} no scroll cursor for ${statement.text}`), [usuario_id]);
  let rows = FIRST_ROWS;
  let isFirst = true;
  for (;;) {
    const found = await transaction.query(unprepared(`fetch ${rows} from ${cursor}`), []);
    if (found.length === 0) break;
    const written = JSON.stringify(found, null, 2).slice(1, -2);
    yield `${isFirst ? '[' : ','}${written}`;
    isFirst = false;
    if (found.length < rows) break;
    rows = nextRows(rows, written.length);
  }
  await transaction.query(unprepared(`close ${cursor}`), []);
  yield isFirst ? '[]\n' : '\n]\n';
}
