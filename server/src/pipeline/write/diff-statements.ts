import type { AdmittedStatement } from './admit-statement.ts';
import type { Evidence } from './check-shown.ts';

export interface StandingStatement {
  readonly statement_id: number;
  readonly parent_id: number | null;
  readonly seccion: string;
  readonly texto: string;
  readonly detalle: string | null;
  readonly posicion: number;
  readonly fecha: Date | null;
  readonly evidence: Evidence;
}

export interface BegunStatement extends Omit<AdmittedStatement, 'versiones'> {
  readonly posicion: number;
  /** Its question, where that stands already. */
  readonly parent_id: number | null;
  /** Its question, where that begins too: its place among those that begin. */
  readonly parent_at: number | null;
}

type MovedStatement = Pick<StandingStatement, 'statement_id' | 'posicion' | 'fecha'>;

export interface StatementChanges {
  readonly begun: readonly BegunStatement[];
  readonly ended: readonly number[];
  /** Those that stay: their place and their date, and what they rest on, where that is different. */
  readonly moved: readonly MovedStatement[];
  readonly backed: readonly { readonly statement_id: number; readonly evidence: Evidence }[];
}

const keyOf = (
  { seccion, texto, detalle }: Pick<AdmittedStatement, 'texto' | 'detalle'> & { readonly seccion: string },
  parent_id: number | null,
): string => [seccion, parent_id ?? '', texto, detalle ?? ''].join('\n');

const sameEvidence = (one: Evidence, other: Evidence): boolean =>
  one.length === other.length &&
  one.every(({ articulo_id, pasaje }, at) => other[at]?.articulo_id === articulo_id && other[at]?.pasaje === pasaje);

/** What is said in the same words goes on under its id, with what readers have reported of it and its translations. */
export function diffStatements(
  standing: readonly StandingStatement[],
  admitted: readonly AdmittedStatement[],
): StatementChanges {
  const left = Map.groupBy(standing, (statement) => keyOf(statement, statement.parent_id));
  const begun: BegunStatement[] = [];
  const moved: MovedStatement[] = [];
  const backed: { statement_id: number; evidence: Evidence }[] = [];
  let posicion = 0;

  function visit(statement: AdmittedStatement, parent: { parent_id: number | null; parent_at: number | null }): void {
    const { versiones, ...rest } = statement;
    const key = keyOf(statement, parent.parent_id);
    const known = parent.parent_at === null ? left.get(key)?.shift() : undefined;
    const at = posicion;
    posicion += 1;
    let own = { parent_id: null as number | null, parent_at: null as number | null };
    if (known === undefined) {
      own = { parent_id: null, parent_at: begun.length };
      begun.push({ ...rest, ...parent, posicion: at });
    } else {
      const { statement_id } = known;
      own = { parent_id: statement_id, parent_at: null };
      const { fecha } = rest;
      if (known.posicion !== at || known.fecha?.getTime() !== fecha?.getTime())
        moved.push({ statement_id, posicion: at, fecha });
      if (!sameEvidence(known.evidence, rest.evidence)) backed.push({ statement_id, evidence: rest.evidence });
    }
    for (const version of versiones) visit(version, own);
  }

  for (const statement of admitted) visit(statement, { parent_id: null, parent_at: null });
  return {
    begun,
    ended: [...left.values()].flatMap((same) => same.map(({ statement_id }) => statement_id)),
    moved,
    backed,
  };
}
