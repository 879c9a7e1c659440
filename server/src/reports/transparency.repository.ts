import type { TransparencyMonth } from '@poliedro/contracts/transparency';
import type { Queryable } from '../platform/database.ts';

const monthOf = (column: string) => `to_char(${column}, 'YYYY-MM')`;

export interface Counted {
  readonly mes: string;
  readonly what: 'recibidos' | 'decididos' | 'correcciones' | 'periodicos_retirados';
  /** The reason or the decision; empty where there is none. */
  readonly name: string;
  readonly count: number;
}

const COUNTED = {
  name: 'transparency-counted',
  text: `select ${monthOf('created_on')} as mes, 'recibidos' as what, motivo as name, count(*)::int as count
      from reports group by 1, 3
    union all select ${monthOf('d.created_on')}, 'decididos', d.decision, count(*)::int
      from report_decisions d join reports r using (decision_id) group by 1, 3
    union all select ${monthOf('created_on')}, 'correcciones', '', count(*)::int
      from statement_corrections where lifted_on is null group by 1
    union all select ${monthOf('asked_on')}, 'periodicos_retirados', '', count(*)::int
      from newspaper_removals group by 1
    order by 1 desc`,
};
/** What happened in each month, the newest first. */
export const listCounted = (db: Queryable) => db.query<Counted>(COUNTED, []);

const WAITING = {
  name: 'transparency-waiting',
  text: `select (select count(*)::int from reports where decision_id is null) as en_espera,
      (select percentile_cont(0.5) within group (order by extract(epoch from d.created_on - r.created_on) / 3600)
        from report_decisions d join reports r using (decision_id)
        where d.created_on > now() - interval '1 year')::float8 as horas_hasta_decidir`,
};
export interface Waiting {
  readonly en_espera: number;
  readonly horas_hasta_decidir: number | null;
}
export async function getWaiting(db: Queryable): Promise<Waiting> {
  const [row] = await db.query<Waiting>(WAITING, []);
  return row ?? { en_espera: 0, horas_hasta_decidir: null };
}

const NOTHING: Omit<TransparencyMonth, 'mes'> = {
  recibidos: { falso: 0, sin_fuente: 0, ofensivo: 0, ilegal: 0, spam: 0, otro: 0 },
  decididos: { mantener: 0, retirar: 0, sin_accion: 0 },
  correcciones: 0,
  periodicos_retirados: 0,
};

function add(month: TransparencyMonth, { what, name, count }: Counted): TransparencyMonth {
  if (what === 'recibidos' || what === 'decididos') return { ...month, [what]: { ...month[what], [name]: count } };
  return { ...month, [what]: count };
}

/** Those in which something happened, the newest first. */
export function toMonths(counted: readonly Counted[]): TransparencyMonth[] {
  const months = new Map<string, TransparencyMonth>();
  for (const one of counted) months.set(one.mes, add(months.get(one.mes) ?? { mes: one.mes, ...NOTHING }, one));
  return [...months.values()];
}
