import type { Bio, updateBio } from '@poliedro/contracts/profiles';
import type { z } from 'zod';
import { PERSON_HERE } from '../accounts/user.repository.ts';
import type { Queryable, Transaction } from '../platform/database.ts';
import { DomainError } from '../platform/errors.ts';

/** All of a bio but the photo, which belongs to the account. */
export type StoredBio = Omit<Bio, 'bio_foto_url'>;
export type BioChange = z.output<NonNullable<typeof updateBio.body>>;

/** Who has written none. */
const EMPTY: StoredBio = {
  descripcion: '',
  pais: null,
  estudios: '',
  link_blog: '',
  link_linkedin: '',
  link_twitter: '',
  link_periodico1: '',
  link_periodico2: '',
  categorias: [],
  orientacion: null,
  orientacion_consentida: false,
};

const FIND = {
  name: 'bio-find',
  text: `select b.descripcion, b.pais, b.estudios, b.link_blog, b.link_linkedin, b.link_twitter, b.link_periodico1,
      b.link_periodico2, b.orientacion, b.orientacion_consentida_on is not null as orientacion_consentida,
      array(select categoria_id from bio_categories where usuario_id = b.usuario_id order by categoria_id) as categorias
    from bios b where b.usuario_id = $1`,
};
export async function getStoredBio(db: Queryable, usuario_id: number): Promise<StoredBio> {
  const [row] = await db.query<StoredBio>(FIND, [usuario_id]);
  return row ?? EMPTY;
}

/** Without consent there is no orientation, and without an orientation nothing to consent to; another one is consented to anew. */
const STORE = {
  name: 'bio-store',
  text: `with person as (${PERSON_HERE})
    insert into bios as b (usuario_id, descripcion, pais, estudios, link_blog, link_linkedin, link_twitter,
      link_periodico1, link_periodico2, orientacion, orientacion_consentida_on)
    select id, $2, $3, $4, $5, $6, $7, $8, $9, $10, case when $10::text is not null then now() end from person
    on conflict (usuario_id) do update set descripcion = excluded.descripcion, pais = excluded.pais,
      estudios = excluded.estudios, link_blog = excluded.link_blog, link_linkedin = excluded.link_linkedin,
      link_twitter = excluded.link_twitter, link_periodico1 = excluded.link_periodico1,
      link_periodico2 = excluded.link_periodico2, orientacion = excluded.orientacion,
      orientacion_consentida_on = case when b.orientacion = excluded.orientacion
        then b.orientacion_consentida_on else excluded.orientacion_consentida_on end,
      updated_on = now()
    returning 1`,
};
const KEEP_CATEGORIES = {
  name: 'bio-keep-categories',
  text: 'delete from bio_categories where usuario_id = $1 and categoria_id <> all($2::integer[])',
};
const ADD_CATEGORIES = {
  name: 'bio-add-categories',
  text: `insert into bio_categories (usuario_id, categoria_id) select distinct $1::bigint, unnest($2::integer[])
    on conflict do nothing`,
};

/** Fails where a category does not exist. */
export async function storeBio(transaction: Transaction, usuario_id: number, bio: BioChange): Promise<void> {
  const stored = await transaction.query(STORE, [
    usuario_id,
    bio.descripcion,
    bio.pais,
    bio.estudios,
    bio.link_blog,
    bio.link_linkedin,
    bio.link_twitter,
    bio.link_periodico1,
    bio.link_periodico2,
    bio.orientacion_consentida ? bio.orientacion : null,
  ]);
  if (stored.length === 0) throw new DomainError('unauthenticated');
  await transaction.query(KEEP_CATEGORIES, [usuario_id, bio.categorias]);
  await transaction.query(ADD_CATEGORIES, [usuario_id, bio.categorias]);
}
