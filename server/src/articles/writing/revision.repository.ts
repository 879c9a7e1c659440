import type { getRevision, Revision } from '@poliedro/contracts/writing';
import type { z } from 'zod';
import type { Queryable } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { isoInstant } from '../../platform/iso-instant.ts';

type WholeRevision = z.input<typeof getRevision.reply>;

const AUTOSAVES_APART_MINUTES = 5;
const MOST_REVISIONS = 200;

/** One for each version at most; what the author did on purpose weighs more than what the clock did. */
const ADD = {
  name: 'article-revision-add',
  text: `insert into article_revisions (articulo_id, version, tipo, titular, resumen, body, palabras)
    select articulo_id, version, $2, titular, resumen, body, palabras from hosted_articles h
    where articulo_id = $1 and ($2 <> 'autoguardado' or not exists (select from article_revisions r
      where r.articulo_id = h.articulo_id and r.tipo = 'autoguardado'
        and r.created_on > now() - make_interval(mins => ${AUTOSAVES_APART_MINUTES})))
    on conflict (articulo_id, version) do update set tipo = excluded.tipo
      where article_revisions.tipo = 'autoguardado' or excluded.tipo = 'publicado'`,
};
/** Whoever has paid for a text may read that one for ever. `revision` is a name in SQL. */
export const isBought = (revision: string) => `exists (select from purchases b
  where b.articulo_id = ${revision}.articulo_id and b.version = ${revision}.version)`;

const FORGET = {
  name: 'article-revisions-forget',
  text: `delete from article_revisions where revision_id in (
    select revision_id from article_revisions r where articulo_id = $1 and not ${isBought('r')}
    order by (tipo = 'autoguardado') desc, revision_id
    limit greatest(0, (select count(*) from article_revisions c where articulo_id = $1 and not ${isBought('c')})
      - ${MOST_REVISIONS}))`,
};
/** Keeps the text as it is now; the oldest autosaves are the first to go, what was bought never. */
export async function keepRevision(transaction: Queryable, articulo_id: number, tipo: Revision['tipo']): Promise<void> {
  await transaction.query(ADD, [articulo_id, tipo]);
  await transaction.query(FORGET, [articulo_id]);
}

const FIELDS = `r.revision_id::float8 as revision_id, r.version, r.tipo, r.titular, r.palabras,
  ${isoInstant('r.created_on')} as created_on`;
const FROM = 'from article_revisions r join hosted_articles h using (articulo_id)';
const LIST = {
  name: 'article-revisions',
  text: `select ${FIELDS} ${FROM} where r.articulo_id = $1 and h.usuario_id = $2 order by r.version desc`,
};
export const listRevisions = (db: Queryable, articulo_id: number, usuario_id: number): Promise<Revision[]> =>
  db.query<Revision>(LIST, [articulo_id, usuario_id]);

const FIND = {
  name: 'article-revision',
  text: `select ${FIELDS}, r.resumen, r.body as body_json ${FROM}
    where r.articulo_id = $1 and h.usuario_id = $2 and r.revision_id = $3`,
};
export async function getStoredRevision(
  db: Queryable,
  articulo_id: number,
  usuario_id: number,
  revision_id: number,
): Promise<WholeRevision> {
  const [row] = await db.query<WholeRevision>(FIND, [articulo_id, usuario_id, revision_id]);
  if (row === undefined) throw new DomainError('articulo_not_found', { articulo_id, revision_id });
  return row;
}
