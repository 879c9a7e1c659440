import type { Idioma } from '@poliedro/contracts/language';
import type { EventSectionName } from '@poliedro/contracts/versions';
import type { Queryable, Transaction } from '../../platform/database.ts';

/** A statement as it stands, in the words that it was written in. */
export interface StandingWords {
  readonly statement_id: number;
  readonly evento_id: number;
  readonly parent_id: number | null;
  readonly seccion: EventSectionName;
  readonly idioma: Idioma;
  readonly texto: string;
  readonly detalle: string | null;
  /** Of a version of a question: how many versions that has. */
  readonly versions: number;
}

const FIND_WORDS = {
  name: 'correction-find-words',
  text: `select s.statement_id::float8, s.evento_id::float8, s.parent_id::float8, s.seccion, e.idioma_base as idioma,
      coalesce(s.original, t.texto) as texto, t.detalle,
      (select count(*)::int from event_statements o where o.parent_id = s.parent_id and o.hasta_version is null) as versions
    from event_statements s join events e using (evento_id)
    join event_statement_texts t on t.statement_id = s.statement_id and t.idioma = e.idioma_base
    where s.statement_id = $1 and s.hasta_version is null`,
};

/** Undefined where it does not stand. */
export async function findStandingWords(db: Queryable, statement_id: number): Promise<StandingWords | undefined> {
  return (await db.query<StandingWords>(FIND_WORDS, [statement_id]))[0];
}

const FACTS = {
  name: 'correction-list-facts',
  text: `select t.texto from event_statements s join events e using (evento_id)
    join event_statement_texts t on t.statement_id = s.statement_id and t.idioma = e.idioma_base
    where s.evento_id = $1 and s.seccion = 'hechos' and s.hasta_version is null order by s.posicion`,
};
const SUMMARY = {
  name: 'correction-find-summary',
  text: `select t.idioma, t.titulo, t.descripcion, t.traduccion_automatica
    from events e join event_texts t on t.evento_id = e.evento_id and t.idioma = e.idioma_base where e.evento_id = $1`,
};

/** What stands above the statements; undefined where readers do not have the event. */
export async function findSummary(tx: Transaction, evento_id: number) {
  const [summary] = await tx.query<{
    idioma: Idioma;
    titulo: string;
    descripcion: string;
    traduccion_automatica: boolean;
  }>(SUMMARY, [evento_id]);
  if (summary === undefined) return undefined;
  const facts = (await tx.query<{ texto: string }>(FACTS, [evento_id])).map(({ texto }) => texto);
  return { summary, facts };
}

const COPY = {
  name: 'correction-copy-statement',
  text: `with source as (
      select s.*, e.idioma_base from event_statements s join events e using (evento_id) where s.statement_id = $1),
    copied as (
      insert into event_statements (evento_id, seccion, parent_id, posicion, fecha, original, original_idioma)
      select evento_id, seccion, coalesce($2::bigint, parent_id), posicion, fecha,
        case when original is not null then coalesce($3::text, original) end, original_idioma
      from source returning statement_id),
    worded as (
      insert into event_statement_texts (statement_id, idioma, texto, detalle)
      select copied.statement_id, t.idioma, coalesce($3::text, t.texto), case when $3::text is null then t.detalle else $4::text end
      from copied, source join event_statement_texts t on t.statement_id = source.statement_id
      where $3::text is null or t.idioma in (source.idioma_base, source.original_idioma)),
    backed as (
      insert into event_evidence (statement_id, posicion, articulo_id, periodico_id, titular, url, idioma, publicado_on, pasaje, copia_de)
      select copied.statement_id, v.posicion, v.articulo_id, v.periodico_id, v.titular, v.url, v.idioma, v.publicado_on, v.pasaje, v.copia_de
      from copied, event_evidence v where v.statement_id = $1)
    select statement_id::float8 from copied`,
};
/** Those that stand with it, or went with it. */
const VERSIONS = {
  name: 'correction-versions-of',
  text: `select o.statement_id::float8 from event_statements s join event_statements o on o.parent_id = s.statement_id
    where s.statement_id = $1 and o.hasta_version is not distinct from s.hasta_version order by o.posicion`,
};

interface Words {
  readonly texto: string;
  readonly detalle: string | null;
}

/** A statement that rests on the same, and so do the versions of a question; in other words where these are given. */
export async function copyStatement(
  tx: Transaction,
  statement_id: number,
  words: Words | undefined,
  parent_id?: number,
): Promise<number> {
  const values = [statement_id, parent_id ?? null, words?.texto ?? null, words?.detalle ?? null];
  const [copy] = await tx.query<{ statement_id: number }>(COPY, values);
  if (copy === undefined) throw new Error(`There is no statement ${statement_id}`);
  for (const version of await tx.query<{ statement_id: number }>(VERSIONS, [statement_id]))
    await copyStatement(tx, version.statement_id, undefined, copy.statement_id);
  return copy.statement_id;
}

export interface StoredCorrection {
  /** As it stood when it was decided. */
  readonly statement_id: number;
  readonly evento_id: number;
  readonly kind: 'retirada' | 'corregida';
  readonly seccion: EventSectionName;
  readonly idioma: Idioma;
  readonly texto_anterior: string;
  readonly detalle_anterior: string | null;
  /** Null where it is withdrawn. */
  readonly texto: string | null;
  readonly detalle: string | null;
  readonly nota: string;
  readonly nota_idioma: Idioma;
  readonly lifted: boolean;
  readonly original_id: number;
  readonly standing_id: number | null;
  /** What stands by it has been revised in its turn. */
  readonly is_followed: boolean;
}

const ADD = {
  name: 'correction-add',
  text: `insert into statement_corrections (statement_id, evento_id, kind, seccion, idioma, texto_anterior, detalle_anterior,
      texto, detalle, nota, nota_idioma, original_id, standing_id)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
};

export async function addCorrection(
  tx: Transaction,
  correction: Omit<StoredCorrection, 'lifted' | 'is_followed'>,
): Promise<void> {
  const { statement_id, evento_id, kind, seccion, idioma, texto_anterior, detalle_anterior, texto, detalle } =
    correction;
  const { nota, nota_idioma, original_id, standing_id } = correction;
  const said = [statement_id, evento_id, kind, seccion, idioma, texto_anterior, detalle_anterior, texto, detalle];
  await tx.query(ADD, [...said, nota, nota_idioma, original_id, standing_id]);
}

const FIELDS = `c.statement_id::float8, c.evento_id::float8, c.kind, c.seccion, c.idioma, c.texto_anterior, c.detalle_anterior,
  c.texto, c.detalle, c.nota, c.nota_idioma, c.lifted_on is not null as lifted, c.original_id::float8, c.standing_id::float8,
  exists (select from statement_corrections later where later.original_id = c.standing_id and later.lifted_on is null)
    as is_followed`;

const FIND = {
  name: 'correction-find',
  text: `select ${FIELDS} from statement_corrections c where c.statement_id = $1 for update`,
};

/** By the statement as it stood then; nobody else changes it until the transaction ends. */
export async function findCorrection(tx: Transaction, statement_id: number): Promise<StoredCorrection | undefined> {
  return (await tx.query<StoredCorrection>(FIND, [statement_id]))[0];
}

const CAN_STAND = {
  name: 'correction-can-stand',
  text: `select from event_statements s join events e using (evento_id)
      left join event_statements question on question.statement_id = s.parent_id
    where s.statement_id = $1 and e.merged_into is null and e.idioma_base = $2
      and exists (select from event_texts t where t.evento_id = e.evento_id)
      and (s.parent_id is null or question.hasta_version is null)`,
};

/** Whether the statement that it is about has a place, were it said again. */
export const canStand = async (tx: Transaction, { original_id, idioma }: StoredCorrection): Promise<boolean> =>
  (await tx.query(CAN_STAND, [original_id, idioma])).length > 0;

const SET_STATE = {
  name: 'correction-set-state',
  text: `update statement_corrections set original_id = $2, standing_id = $3,
      lifted_on = case when $4::boolean then clock_timestamp() end where statement_id = $1`,
};

export async function setCorrectionState(
  tx: Transaction,
  { statement_id }: Pick<StoredCorrection, 'statement_id'>,
  { original_id, standing_id, lifted }: Pick<StoredCorrection, 'original_id' | 'standing_id' | 'lifted'>,
): Promise<void> {
  await tx.query(SET_STATE, [statement_id, original_id, standing_id, lifted]);
}

/** With what a corrected statement rests on. */
export interface BindingCorrection extends StoredCorrection {
  readonly is_version: boolean;
  readonly fecha: Date | null;
  readonly original_idioma: string | null;
  readonly evidence: readonly { readonly articulo_id: number; readonly pasaje: string }[];
}

const LIST_BINDING = {
  name: 'corrections-binding',
  text: `select ${FIELDS}, s.parent_id is not null as is_version, s.fecha, s.original_idioma,
      (select coalesce(json_agg(json_build_object('articulo_id', v.articulo_id, 'pasaje', v.pasaje) order by v.posicion),
        '[]'::json) from event_evidence v where v.statement_id = s.statement_id) as evidence
    from statement_corrections c
    join event_statements s on s.statement_id = coalesce(c.standing_id, c.original_id)
    where c.lifted_on is null and c.evento_id in (
      select $1::bigint union select from_evento_id from event_lineage where evento_id = $1)
    order by c.created_on, c.statement_id`,
};

/** Those of an event and of the events that it has come of, in the order in which they were made. */
export const listBindingCorrections = (db: Queryable, evento_id: number): Promise<BindingCorrection[]> =>
  db.query<BindingCorrection>(LIST_BINDING, [evento_id]);
