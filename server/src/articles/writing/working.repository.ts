import type { OwnArticle, WorkingArticle } from '@poliedro/contracts/writing';
import { PERSON_HERE } from '../../accounts/user.repository.ts';
import { eventTextIn, standingEvent } from '../../events/event.repository.ts';
import type { Queryable } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { isoInstant } from '../../platform/iso-instant.ts';
import type { CheckedArticle } from './check-article.ts';

/** A checked text on an event that stands. */
export type StoredText = CheckedArticle & { readonly evento_id: number };

const STANDING = {
  name: 'writing-standing-event',
  text: `select e.evento_id::float8 as evento_id from events e where e.evento_id = ${standingEvent('$1')}
    and (exists (select from event_texts t where t.evento_id = e.evento_id)
      or exists (select from hosted_articles h left join published_articles p using (articulo_id)
        where h.articulo_id = $2
          and case when $3 then p.evento_id = e.evento_id and p.withdrawn_on is null else h.evento_id = e.evento_id end))`,
};
/** Whatever becomes of the event that an article is on: it is saved there, and published where readers have it there. */
interface Stays {
  readonly articulo_id: number;
  readonly isPublished: boolean;
}
/** The event that an id leads to now; refuses one that readers cannot open, unless an article stays on it. */
export async function getStandingEvent(db: Queryable, evento_id: number | null, stays?: Stays): Promise<number> {
  const asked = [evento_id, stays?.articulo_id ?? null, stays?.isPublished ?? false];
  const [row] = evento_id === null ? [] : await db.query<{ evento_id: number }>(STANDING, asked);
  if (row === undefined) throw new DomainError('evento_required', { evento_id });
  return row.evento_id;
}

/** What somebody wrote and chose, $3 to $8. */
const writtenValues = ({ titular, resumen, body, idioma, evento_id, importe_centimos }: StoredText) => [
  titular,
  resumen,
  JSON.stringify(body),
  idioma,
  evento_id,
  importe_centimos,
];
/** And what follows from it, $9 to $11. */
const textValues = (text: StoredText) => [...writtenValues(text), text.body_html, text.texto_libre, text.palabras];

const ADD = {
  name: 'hosted-article-add',
  text: `with person as (${PERSON_HERE}),
    added as (insert into hosted_articles (articulo_id, usuario_id, borrador_id, titular, resumen, body, idioma, evento_id,
        importe_centimos, body_html, texto_libre, palabras)
      select next_article_id(now()), id, $2::uuid, $3, $4, $5::jsonb, $6, $7::bigint, $8::int, $9, $10, $11::int from person
      on conflict (usuario_id, borrador_id) do nothing returning articulo_id)
    select (select articulo_id from added)::float8 as articulo_id from person`,
};
/** Undefined where this draft has been added before. */
export async function addArticle(
  db: Queryable,
  usuario_id: number,
  borrador_id: string | undefined,
  text: StoredText,
): Promise<number | undefined> {
  const values = [usuario_id, borrador_id ?? null, ...textValues(text)];
  const [row] = await db.query<{ articulo_id: number | null }>(ADD, values);
  if (row === undefined) throw new DomainError('unauthenticated');
  return row.articulo_id ?? undefined;
}

const OF_DRAFT = {
  name: 'hosted-article-of-draft',
  text: 'select articulo_id::float8 as articulo_id from hosted_articles where usuario_id = $1 and borrador_id = $2::uuid',
};
export async function findOfDraft(db: Queryable, usuario_id: number, borrador_id: string): Promise<number | undefined> {
  return (await db.query<{ articulo_id: number }>(OF_DRAFT, [usuario_id, borrador_id]))[0]?.articulo_id;
}

const IS_SAME = `(titular, resumen, body, idioma, evento_id, importe_centimos)
  is not distinct from ($3::text, $4::text, $5::jsonb, $6::text, $7::bigint, $8::int)`;
const SAVE = {
  name: 'hosted-article-save',
  text: `with person as (${PERSON_HERE}),
    saved as (update hosted_articles h set titular = $3, resumen = $4, body = $5::jsonb, idioma = $6,
        evento_id = $7::bigint, importe_centimos = $8::int, body_html = $9, texto_libre = $10, palabras = $11::int,
        version = version + 1, updated_on = now()
      from person where h.articulo_id = $2 and h.usuario_id = person.id and version = $12 and not (${IS_SAME})
      returning version)
    select (select version from saved) as version from person`,
};
/** Whose it is stays here until the transaction ends: that has been asked for. */
const COMPARE = {
  name: 'hosted-article-compare',
  text: `select version, ${IS_SAME} as same from hosted_articles where usuario_id = $1 and articulo_id = $2 for update`,
};

export interface Saved {
  readonly version: number;
  readonly changed: boolean;
}

/** What is there already is saved, whatever version its sender knew: their answer got lost. */
export async function saveText(
  transaction: Queryable,
  articulo_id: number,
  usuario_id: number,
  version: number,
  text: StoredText,
): Promise<Saved> {
  const own = [usuario_id, articulo_id];
  const [saved] = await transaction.query<{ version: number | null }>(SAVE, [...own, ...textValues(text), version]);
  if (saved === undefined) throw new DomainError('unauthenticated');
  if (saved.version !== null) return { version: saved.version, changed: true };
  const compared = [...own, ...writtenValues(text)];
  const [stored] = await transaction.query<{ version: number; same: boolean }>(COMPARE, compared);
  if (stored === undefined) throw new DomainError('articulo_not_found', { articulo_id });
  if (!stored.same) throw new DomainError('version_conflict', { version, stored: stored.version });
  return { version: stored.version, changed: false };
}

const titleOfEvent = (idioma: string) =>
  `coalesce((select t.titulo from events e ${eventTextIn(idioma)} where e.evento_id = h.evento_id), '')`;
const IS_PUBLIC = 'p.articulo_id is not null and p.withdrawn_on is null';
/** Of articles h and what is published of them p. */
const SHARED_FIELDS = `h.articulo_id::float8 as id, h.articulo_id::float8 as articulo_id, h.titular, h.idioma,
  h.evento_id::float8 as evento_id, ${titleOfEvent('h.idioma')} as titulo_evento,
  (h.importe_centimos / 100.0)::float8 as importe_euros,
  case when ${IS_PUBLIC} then 'publicado' else 'borrador' end as estado, p.slug,
  ${isoInstant('p.published_on')} as fecha_publicacion, ${IS_PUBLIC} and p.version <> h.version as cambios_sin_publicar,
  ${isoInstant('h.updated_on')} as updated_on`;
const FROM = 'from hosted_articles h left join published_articles p using (articulo_id)';

const FIND = {
  name: 'hosted-article-find',
  text: `select ${SHARED_FIELDS}, h.resumen, h.body as body_json, h.body_html, h.texto_libre, h.version,
      not (${IS_PUBLIC}) as es_borrador
    ${FROM} where h.articulo_id = $1 and h.usuario_id = $2`,
};
/** Somebody else's is as good as none. */
export async function getArticle(db: Queryable, articulo_id: number, usuario_id: number): Promise<WorkingArticle> {
  const [row] = await db.query<WorkingArticle>(FIND, [articulo_id, usuario_id]);
  if (row === undefined) throw new DomainError('articulo_not_found', { articulo_id });
  return row;
}

const STATE = {
  name: 'hosted-article-state',
  text: `select ${IS_PUBLIC} as is_public, coalesce(p.importe_centimos, 0) > 0 as is_sold
    ${FROM} where h.articulo_id = $1 and h.usuario_id = $2`,
};
export interface ArticleState {
  readonly is_public: boolean;
  readonly is_sold: boolean;
}
/** Of what readers see. */
export async function getState(db: Queryable, articulo_id: number, usuario_id: number): Promise<ArticleState> {
  const [row] = await db.query<ArticleState>(STATE, [articulo_id, usuario_id]);
  if (row === undefined) throw new DomainError('articulo_not_found', { articulo_id });
  return row;
}

const LIST = {
  name: 'hosted-articles-of-person',
  text: `select ${SHARED_FIELDS}, h.palabras, ${isoInstant('h.created_on')} as fecha_creacion,
      coalesce((select sum(amount) from interaction_counts c where c.target_tipo = 'articulo'
        and c.target_id = h.articulo_id and c.action = 'read'), 0)::float8 as lecturas
    ${FROM} where h.usuario_id = $1 order by h.updated_on desc, h.articulo_id desc`,
};
/** What they have brought is told elsewhere. */
export const listArticles = (db: Queryable, usuario_id: number): Promise<Omit<OwnArticle, 'ingresos_euros'>[]> =>
  db.query<Omit<OwnArticle, 'ingresos_euros'>>(LIST, [usuario_id]);

const DELETE = {
  name: 'hosted-article-delete',
  text: `delete from hosted_articles h where articulo_id = $1 and usuario_id = $2
      and not exists (select from published_articles p where p.articulo_id = h.articulo_id) returning articulo_id`,
};
/** Only what was never published. */
export async function deleteArticle(db: Queryable, articulo_id: number, usuario_id: number): Promise<void> {
  if ((await db.query(DELETE, [articulo_id, usuario_id])).length > 0) return;
  await getState(db, articulo_id, usuario_id);
  throw new DomainError('article_published', { articulo_id });
}
