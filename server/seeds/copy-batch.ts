import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import type { Transaction } from '../src/platform/database.ts';

/** Lines in PostgreSQL's text form of COPY, table by table in the order of `columns`; no value holds a tab or a line break. */
export class CopyBatch<Table extends string> {
  private readonly columns: Readonly<Record<Table, string>>;
  private readonly lines = new Map<Table, string[]>();

  constructor(columns: Readonly<Record<Table, string>>) {
    this.columns = columns;
  }

  add(table: Table, ...values: (string | number | boolean)[]): void {
    const lines = this.lines.get(table);
    if (lines === undefined) this.lines.set(table, [values.join('\t')]);
    else lines.push(values.join('\t'));
  }

  async copyInto({ client }: Transaction): Promise<void> {
    for (const table of Object.keys(this.columns) as Table[]) {
      const lines = this.lines.get(table);
      if (lines === undefined) continue;
      const sink = client.query(copyFrom(`copy ${table} (${this.columns[table]}) from stdin`));
      await pipeline(Readable.from([`${lines.join('\n')}\n`]), sink);
    }
  }
}
