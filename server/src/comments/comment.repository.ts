import type { Rol } from '@poliedro/contracts/accounts';
import type { CommentRecord } from '@poliedro/contracts/comments';
import type { Target } from '@poliedro/contracts/targets';
import { PERSON_HERE } from '../accounts/user.repository.ts';
import { SHOWN_PHOTO } from '../people/profile.repository.ts';
import type { Queryable, Statement } from '../platform/database.ts';
import { DomainError } from '../platform/errors.ts';
import { isoInstant } from '../platform/iso-instant.ts';

/** The fields of contracts' CommentRecord, from comments c and its author u: name and photo as of now, role as of then. */
const RECORD = `json_build_object('id', c.comentario_id, 'texto', c.texto, 'parent_id', c.parent_id,
  'profundidad', c.profundidad, 'usuario_id', c.usuario_id, 'alias', u.alias, 'rol', c.rol, 'bio_foto_url', ${SHOWN_PHOTO},
  'timestamp', ${isoInstant('c.created_on')}, 'editado_on', ${isoInstant('c.editado_on')},
  'eliminado', c.eliminado_on is not null,
  'evento_id', case c.target_tipo when 'evento' then c.target_id end,
  'articulo_id', case c.target_tipo when 'articulo' then c.target_id end)`;

/** `changed` is an insert or update of comments that returns its row. */
const changing = (name: string, changed: string): Statement => ({
  name,
  text: `with ${changed} select ${RECORD} as record from changed c join users u on u.id = c.usuario_id`,
});

export interface StoredThreads {
  /** Those of depth 0 that are shown, in order; one more than asked for when there is more. */
  threads: { id: number; experto: boolean }[];
  /** Everything in those threads, oldest first. */
  comentarios: CommentRecord[];
  total: number;
}

/** $1 kind, $2 id, $3 threads, $4 and $5 where the last page ended. A thread of which nothing stands is not shown. */
const THREADS = {
  name: 'comment-threads',
  text: `with page as (
      select comentario_id, rol = 'experto' as experto from comments c
      where target_tipo = $1 and target_id = $2 and profundidad = 0
        and (rol = 'experto', comentario_id) < (coalesce($4::boolean, true), coalesce($5::bigint, 9223372036854775807))
        and (eliminado_on is null
          or exists (select from comments r where r.thread_id = c.comentario_id and r.eliminado_on is null))
      order by (rol = 'experto') desc, comentario_id desc limit $3 + 1)
    select
      (select count(*)::int from comments where target_tipo = $1 and target_id = $2 and eliminado_on is null) as total,
      (select coalesce(json_agg(json_build_object('id', comentario_id, 'experto', experto)
        order by experto desc, comentario_id desc), '[]'::json) from page) as threads,
      (select coalesce(json_agg(${RECORD} order by c.comentario_id), '[]'::json)
        from (select comentario_id from page order by experto desc, comentario_id desc limit $3) shown
        join comments c on c.thread_id = shown.comentario_id join users u on u.id = c.usuario_id) as comentarios`,
};
export async function listThreads(
  db: Queryable,
  { tipo, id }: Target,
  size: number,
  after: { experto: boolean; id: number } | undefined,
): Promise<StoredThreads> {
  const values = [tipo, id, size, after?.experto ?? null, after?.id ?? null];
  const [row] = await db.query<StoredThreads>(THREADS, values);
  return row ?? { threads: [], comentarios: [], total: 0 };
}

export interface Parent {
  thread_id: number;
  profundidad: number;
}

const PARENT = {
  name: 'comment-parent',
  text: `select thread_id::float8 as thread_id, profundidad from comments
    where comentario_id = $1 and target_tipo = $2 and target_id = $3 and eliminado_on is null for share`,
};
/** Undefined for one that is deleted, or about something else. It cannot be deleted before the transaction ends. */
export async function findParent(
  transaction: Queryable,
  parent_id: number,
  { tipo, id }: Target,
): Promise<Parent | undefined> {
  return (await transaction.query<Parent>(PARENT, [parent_id, tipo, id]))[0];
}

const TURN = {
  name: 'comment-turn',
  text: `select pg_advisory_xact_lock(hashtextextended('comments of a person', $1))`,
};
const TWIN = {
  name: 'comment-twin',
  text: `select ${RECORD} as record from comments c join users u on u.id = c.usuario_id
    where c.usuario_id = $1 and c.target_tipo = $2 and c.target_id = $3 and c.parent_id is not distinct from $4::bigint
      and c.texto = $5 and c.eliminado_on is null and c.created_on > $6::timestamptz - make_interval(secs => $7)
    order by c.comentario_id desc limit 1`,
};
/** The same words by the same person in the same place a moment ago: sent again because no answer had come. */
export async function findTwin(
  transaction: Queryable,
  { usuario_id, target, parent, texto, at }: Omit<NewComment, 'rol'>,
  seconds: number,
): Promise<CommentRecord | undefined> {
  // A statement sees what was there when it began: so the turn is taken before.
  await transaction.query(TURN, [usuario_id]);
  const values = [usuario_id, target.tipo, target.id, parent?.id ?? null, texto, at, seconds];
  return (await transaction.query<{ record: CommentRecord }>(TWIN, values))[0]?.record;
}

interface NewComment {
  target: Target;
  parent: ({ id: number } & Parent) | undefined;
  usuario_id: number;
  rol: Rol;
  texto: string;
  at: Date;
}

const ADD = changing(
  'comment-add',
  `author as (${PERSON_HERE}),
    next as (select nextval(pg_get_serial_sequence('comments', 'comentario_id')) as id from author),
    changed as (insert into comments (comentario_id, target_tipo, target_id, parent_id, thread_id, profundidad, usuario_id,
        rol, texto, created_on) overriding system value
      select id, $2, $3::bigint, $4::bigint, coalesce($5::bigint, id), $6::int, $1, $7, $8, $9::timestamptz
      from next returning *)`,
);
export async function addComment(transaction: Queryable, comment: NewComment): Promise<CommentRecord> {
  const { target, parent, usuario_id, rol, texto, at } = comment;
  const [row] = await transaction.query<{ record: CommentRecord }>(ADD, [
    usuario_id,
    target.tipo,
    target.id,
    parent?.id ?? null,
    parent?.thread_id ?? null,
    parent === undefined ? 0 : parent.profundidad + 1,
    rol,
    texto,
    at,
  ]);
  if (row === undefined) throw new DomainError('unauthenticated');
  return row.record;
}

const OWN = 'comentario_id = $1 and usuario_id = $2 and eliminado_on is null';

const REWRITE = changing(
  'comment-rewrite',
  `changed as (update comments set texto = $3, editado_on = $4
    where ${OWN} and created_on > $4::timestamptz - make_interval(mins => $5) returning *)`,
);
/** Undefined where it is not theirs, deleted, or too old. */
export async function rewriteComment(
  db: Queryable,
  comentario_id: number,
  usuario_id: number,
  change: { texto: string; at: Date; minutes: number },
): Promise<CommentRecord | undefined> {
  const values = [comentario_id, usuario_id, change.texto, change.at, change.minutes];
  return (await db.query<{ record: CommentRecord }>(REWRITE, values))[0]?.record;
}

const DELETE = changing(
  'comment-delete',
  `changed as (update comments set texto = '', eliminado_on = $3 where ${OWN} returning *)`,
);
/** Undefined where it is not theirs, or deleted before. */
export async function deleteComment(
  db: Queryable,
  comentario_id: number,
  usuario_id: number,
  at: Date,
): Promise<CommentRecord | undefined> {
  return (await db.query<{ record: CommentRecord }>(DELETE, [comentario_id, usuario_id, at]))[0]?.record;
}

const REMOVE = changing(
  'comment-remove',
  `changed as (update comments set texto = '', eliminado_on = now()
    where comentario_id = $1 and eliminado_on is null returning *)`,
);
/** Whoever wrote it. Undefined where it was deleted before. */
export async function removeComment(transaction: Queryable, comentario_id: number): Promise<CommentRecord | undefined> {
  return (await transaction.query<{ record: CommentRecord }>(REMOVE, [comentario_id]))[0]?.record;
}

const MOVE = {
  name: 'comments-move',
  text: `update comments set target_id = $2 where thread_id in (
    select comentario_id from comments where target_tipo = 'evento' and target_id = $1 and profundidad = 0)`,
};
/** What was said of one event now stands under the other. */
export async function moveComments(transaction: Queryable, from_evento_id: number, evento_id: number): Promise<void> {
  await transaction.query(MOVE, [from_evento_id, evento_id]);
}

const IS_OWN = { name: 'comment-is-own', text: `select from comments where ${OWN}` };
export const isOwnComment = async (db: Queryable, comentario_id: number, usuario_id: number): Promise<boolean> =>
  (await db.query(IS_OWN, [comentario_id, usuario_id])).length > 0;
