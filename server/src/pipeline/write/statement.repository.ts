import type { Queryable } from '../../platform/database.ts';
import type { Evidence } from './check-shown.ts';
import type { BegunStatement, StandingStatement, StatementChanges } from './diff-statements.ts';

const LIST_STANDING = {
  name: 'event-statements-standing',
  text: `select s.statement_id::float8, s.parent_id::float8, s.seccion, coalesce(s.original, t.texto) as texto, t.detalle,
      s.posicion, s.fecha,
      (select coalesce(json_agg(json_build_object('articulo_id', v.articulo_id, 'pasaje', v.pasaje) order by v.posicion),
        '[]'::json) from event_evidence v where v.statement_id = s.statement_id) as evidence
    from event_statements s
    join event_statement_texts t on t.statement_id = s.statement_id and t.idioma = $2
    where s.evento_id = $1 and s.hasta_version is null
    order by s.posicion`,
};

export const listStanding = (tx: Queryable, evento_id: number, idioma: string): Promise<StandingStatement[]> =>
  tx.query<StandingStatement>(LIST_STANDING, [evento_id, idioma]);

const TAKE_IDS = {
  name: 'event-statements-take-ids',
  text: `select nextval(pg_get_serial_sequence('event_statements', 'statement_id'))::float8 as statement_id
    from generate_series(1, $1::int)`,
};

/** What somebody said stands as they said it, in the event's language too until it is translated. */
const INSERT = {
  name: 'event-statements-insert',
  text: `with begun as (
      select * from jsonb_to_recordset($3::jsonb) as b (statement_id bigint, parent_id bigint, seccion text,
        posicion integer, fecha timestamptz, texto text, detalle text, original_idioma text)),
    stored as (
      insert into event_statements (statement_id, evento_id, seccion, parent_id, posicion, fecha, original, original_idioma)
      select statement_id, $1, seccion, parent_id, posicion, fecha,
        case when original_idioma is not null then texto end, original_idioma
      from begun order by statement_id)
    insert into event_statement_texts (statement_id, idioma, texto, detalle)
    select statement_id, $2, texto, detalle from begun
    union all
    select statement_id, original_idioma, texto, detalle from begun
    where original_idioma <> $2 and original_idioma in ('es', 'en', 'fr', 'de')`,
};

const DROP_EVIDENCE = { name: 'event-evidence-drop', text: 'delete from event_evidence where statement_id = any ($1)' };

/** Who wrote what where comes from the articles themselves, never from an analyst. */
const INSERT_EVIDENCE = {
  name: 'event-evidence-insert',
  text: `insert into event_evidence (statement_id, posicion, articulo_id, periodico_id, titular, url, idioma,
      publicado_on, pasaje, copia_de)
    select v.statement_id, v.posicion, a.articulo_id, a.periodico_id, a.titular, a.url, a.idioma, a.created_on,
      v.pasaje, a.copia_de
    from jsonb_to_recordset($1::jsonb) as v (statement_id bigint, posicion integer, articulo_id bigint, pasaje text)
    join articles a using (articulo_id)`,
};

const MOVE = {
  name: 'event-statements-move',
  text: `update event_statements s set posicion = m.posicion, fecha = m.fecha
    from jsonb_to_recordset($1::jsonb) as m (statement_id bigint, posicion integer, fecha timestamptz)
    where s.statement_id = m.statement_id`,
};

interface Backed {
  readonly statement_id: number;
  readonly evidence: Evidence;
}

async function insertEvidence(tx: Queryable, statements: readonly Backed[]): Promise<void> {
  const rows = statements.flatMap(({ statement_id, evidence }) =>
    evidence.map((piece, posicion) => ({ statement_id, posicion, ...piece })),
  );
  if (rows.length > 0) await tx.query(INSERT_EVIDENCE, [JSON.stringify(rows)]);
}

async function insertStatements(
  tx: Queryable,
  evento_id: number,
  idioma: string,
  begun: readonly BegunStatement[],
  ids: readonly number[],
): Promise<void> {
  const rows = begun.map(({ parent_at, parent_id, ...statement }, at) => ({
    ...statement,
    statement_id: ids[at] ?? 0,
    parent_id: parent_at === null ? parent_id : (ids[parent_at] ?? null),
  }));
  await Promise.all([tx.query(INSERT, [evento_id, idioma, JSON.stringify(rows)]), insertEvidence(tx, rows)]);
}

/** Stores what begins and what rests on something else now; returns the ids of what begins. */
export async function storeStatements(
  tx: Queryable,
  evento_id: number,
  idioma: string,
  { begun, moved, backed }: StatementChanges,
): Promise<number[]> {
  const [taken] = await Promise.all([
    begun.length > 0 ? tx.query<{ statement_id: number }>(TAKE_IDS, [begun.length]) : [],
    moved.length > 0 && tx.query(MOVE, [JSON.stringify(moved)]),
    backed.length > 0 && tx.query(DROP_EVIDENCE, [backed.map(({ statement_id }) => statement_id)]),
    insertEvidence(tx, backed),
  ]);
  const ids = taken.map(({ statement_id }) => statement_id);
  if (begun.length > 0) await insertStatements(tx, evento_id, idioma, begun, ids);
  return ids;
}
