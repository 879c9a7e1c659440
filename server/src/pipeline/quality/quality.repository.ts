import type { Figure } from '@poliedro/contracts/figures';
import type { Queryable } from '../../platform/database.ts';
import { isoInstant } from '../../platform/iso-instant.ts';

const ADD = {
  name: 'quality-figures-add',
  text: `insert into quality_figures (suite, name, value, unit, bar, holds, detail, measured_on)
    select suite, name, value, unit, bar, holds, detail, date
    from jsonb_to_recordset($1) as told (suite text, name text, value float8, unit text, bar text, holds boolean,
      detail text, date timestamptz)
    on conflict do nothing returning 1`,
};

type NewFigure = Omit<Figure, 'spread' | 'detail'> & { readonly detail?: string | undefined };

/** Each measurement once, however often it is told; so many were new. */
export const addFigures = async (db: Queryable, figures: readonly NewFigure[]): Promise<number> =>
  (await db.query(ADD, [JSON.stringify(figures)])).length;

/** A figure as it stands, and each time that it was measured. */
interface MeasuredFigure extends Pick<Figure, 'suite' | 'name' | 'unit' | 'bar' | 'holds'> {
  readonly detail: string | null;
  /** The oldest first; never empty. */
  readonly measured: { readonly value: number; readonly on: string }[];
}

const LIST = {
  name: 'quality-figures-list',
  text: `select suite, name, unit, bar, holds, detail, measured from (
      select distinct on (suite, name) * from quality_figures order by suite, name, measured_on desc) latest
    cross join lateral (
      select jsonb_agg(jsonb_build_object('value', value, 'on', ${isoInstant('measured_on')}) order by measured_on)
        as measured
      from (select value, measured_on from quality_figures f where f.suite = latest.suite and f.name = latest.name
        order by measured_on desc limit $1) last) history
    order by suite, name`,
};

/** All of them, each with its last measurements. */
export const listFigures = (db: Queryable, most: number) => db.query<MeasuredFigure>(LIST, [most]);
