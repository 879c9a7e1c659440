import { IDIOMA_BASE, type Idioma } from '@poliedro/contracts/language';
import { CAPABILITIES } from '@poliedro/contracts/policy';
import type { Profile, PublicProfile } from '@poliedro/contracts/profiles';
import type { Queryable } from '../platform/database.ts';
import { isoInstantOfZoned } from '../platform/iso-instant.ts';

/** What the user zone shows of an account beside what its owner knows everywhere. */
type AccountDetails = Pick<Profile, 'created_on' | 'correo_nuevo' | 'eliminacion_prevista' | 'passkeys'>;

const DETAILS = {
  name: 'profile-account-details',
  text: `select ${isoInstantOfZoned('u.created_on')} as created_on, ${isoInstantOfZoned('u.deletion_due_on')} as eliminacion_prevista,
      (select correo_nuevo from email_changes where usuario_id = u.id and expires_on > now()) as correo_nuevo,
      (select count(*)::int from passkeys where user_id = u.id) as passkeys
    from users u where u.id = $1`,
};
export async function findAccountDetails(db: Queryable, usuario_id: number): Promise<AccountDetails | undefined> {
  const [row] = await db.query<AccountDetails>(DETAILS, [usuario_id]);
  return row;
}

const AUTHORS = CAPABILITIES.author.map((rol) => `'${rol}'`).join(', ');

/** What authors tell of themselves is shown while they are authors. The photo, of users u. */
export const SHOWN_PHOTO = `case when u.rol in (${AUTHORS}) then u.bio_foto_url end`;

const PUBLIC = {
  name: 'profile-public',
  text: `select u.id::float8 as usuario_id, u.alias, u.rol, ${isoInstantOfZoned('u.created_on')} as created_on,
      ${SHOWN_PHOTO} as bio_foto_url,
      case when u.rol in (${AUTHORS}) then (select json_build_object(
        'descripcion', b.descripcion, 'pais', b.pais, 'estudios', b.estudios, 'link_blog', b.link_blog,
        'link_linkedin', b.link_linkedin, 'link_twitter', b.link_twitter, 'link_periodico1', b.link_periodico1,
        'link_periodico2', b.link_periodico2,
        'orientacion', case when b.orientacion_consentida_on is not null then b.orientacion end,
        'categorias', (select coalesce(json_agg(json_build_object('categoria_id', c.categoria_id,
            'nombre', coalesce(t.nombre, base.nombre)) order by c.posicion, c.categoria_id), '[]'::json)
          from bio_categories i join categories c on c.categoria_id = i.categoria_id
          join category_texts base on base.categoria_id = c.categoria_id and base.idioma = '${IDIOMA_BASE}'
          left join category_texts t on t.categoria_id = c.categoria_id and t.idioma = $2
          where i.usuario_id = b.usuario_id))
        from bios b where b.usuario_id = u.id) end as bio
    from users u where u.id = $1 and u.deleted_on is null`,
};
/** Undefined for who is not there, or not any more. */
export async function findPublicProfile(
  db: Queryable,
  usuario_id: number,
  idioma: Idioma,
): Promise<PublicProfile | undefined> {
  const [row] = await db.query<PublicProfile>(PUBLIC, [usuario_id, idioma]);
  return row;
}
