import { imageKey } from '../src/articles/writing/image-key.ts';
import type { TestApp } from './app.ts';
import { addPerson, type Person } from './signed-in.ts';

export const IMAGE_ID = '0'.repeat(32);

/** What each table has of somebody, beside the account itself; `$1` is the person. */
const ROWS: Readonly<Record<string, string>> = {
  sessions: `(user_id, token, expires_at, user_agent) values ($1, 'secreto-sesion', now() + interval '1 day', 'Firefox')`,
  credentials: `(user_id, account_id, provider_id, password) values ($1, $1::bigint::text, 'credential', 'secreto-contraseña')`,
  two_factors: `(user_id, secret, backup_codes) values ($1, 'secreto-factor', 'secreto-codigos')`,
  passkeys: `(user_id, name, public_key, credential_id, counter, device_type, backed_up)
    values ($1, 'mi teléfono', 'secreto-llave', 'secreto-credencial', 0, 'singleDevice', false)`,
  verifications: `(identifier, value, expires_at) values ('reset-password:secreto', $1::bigint::text, now() + interval '1 hour')`,
  email_changes: `(usuario_id, correo_nuevo, token_hash, expires_on)
    values ($1, 'nueva@correo.example', '\\x736563726574', now() + interval '1 day')`,
  bios: `(usuario_id, descripcion, orientacion, orientacion_consentida_on) values ($1, 'Escribo de ríos.', 'centro', now())`,
  bio_categories: `(usuario_id, categoria_id) select $1::bigint, categoria_id from categories order by 2 limit 2`,
  interactions: `(usuario_id, action, target_tipo, target_id) values ($1, 'upvote', 'evento', 1), ($1, 'read', 'evento', 2)`,
  event_visits: `(usuario_id, evento_id, version) values ($1, 2, 1)`,
  comments: `(target_tipo, target_id, thread_id, profundidad, usuario_id, rol, texto)
    values ('evento', 1, 1, 0, $1, 'experto', 'El agua baja.')`,
  reports: `(usuario_id, tipo, objeto_id, motivo, texto, contenido)
    values ($1, 'evento', 1, 'falso', 'No es así.', 'Un titular')`,
  hosted_articles: `(articulo_id, usuario_id, idioma, evento_id, titular, resumen, body, body_html, texto_libre, palabras)
    values (next_article_id(now()), $1, 'es', 1, 'Un borrador', 'r', '{"type":"doc"}', '', '', 0)`,
  article_revisions: `(articulo_id, version, tipo, titular, resumen, body, palabras)
    select articulo_id, 1, 'guardado', titular, resumen, body, 0 from hosted_articles where usuario_id = $1`,
  article_images: `(imagen_id, usuario_id, width, height, bytes) values ('${IMAGE_ID}', $1, 9, 9, 10)`,
  ledger_accounts: `(kind, usuario_id) values ('reader', $1)`,
  ledger_transfers: `(kind, key, usuario_id, provider_id) values ('recarga', 'recarga:pi_lleno', $1, 'pi_lleno')`,
  ledger_entries: `(transfer_id, account_id, amount_cents)
    select transfer_id, account_id, case a.kind when 'reader' then 500 else -500 end
    from ledger_transfers t, ledger_accounts a where t.usuario_id = $1 and (a.usuario_id = $1 or a.kind = 'provider')`,
  purchases: `(usuario_id, articulo_id, autor_id, titular, importe_centimos, comision_centimos)
    values ($1, 1, $1, 'Un artículo', 125, 12)`,
  payment_requests: `(usuario_id, key, fingerprint, answer) values ($1, 'k', 'f', '125')`,
  payment_customers: `(usuario_id, customer_id) values ($1, 'cus_lleno')`,
  top_ups: `(top_up_id, usuario_id, amount_cents, payment_intent_id, estado, paid_on)
    values (gen_random_uuid(), $1, 500, 'pi_lleno', 'pagada', now())`,
  card_refunds: `(card_refund_id, usuario_id, payment_intent_id, amount_cents) values (gen_random_uuid(), $1, 'pi_lleno', 100)`,
  disputes: `(dispute_id, usuario_id, payment_intent_id, amount_cents, estado, created_on)
    values ('dp_lleno', $1, 'pi_lleno', 100, 'lost', now())`,
  subscriptions: `(subscription_id, usuario_id, price_id, amount_cents, period, estado, created_on, updated_on, ended_on)
    values ('sub_lleno', $1, 'price_supporter', 500, 'month', 'canceled', now(), now(), now())`,
  payout_accounts: `(usuario_id, account_id, country) values ($1, 'acct_lleno', 'ES')`,
  payouts: `(payout_id, usuario_id, account_id, amount_cents, estado) values (gen_random_uuid(), $1, 'acct_lleno', 1000, 'enviado')`,
  operator_changes: `(usuario_id, kind, object_id, note) values ($1, 'carril.saved', '1', 'Suena mejor.')`,
  suspensions: `(usuario_id, motivo, hasta) values ($1, 'Insultos.', now() - interval '1 day')`,
  applications: `(usuario_id, rol, motivo) values ($1, 'experto', 'Llevo veinte años midiendo el agua.')`,
};

const BOOKS = 'the books are kept, as the law wants it, and name nobody any more';
/** Tables that still name somebody after their deletion, and why. */
export const STAYS: Readonly<Record<string, string>> = {
  comments: 'what was said stays, under the name of nobody: others have answered it',
  operator_changes: 'what was done as an operator is only ever added to, and names nobody any more',
  ledger_accounts: BOOKS,
  ledger_transfers: BOOKS,
  purchases: BOOKS,
  payment_customers: BOOKS,
  top_ups: BOOKS,
  card_refunds: BOOKS,
  disputes: BOOKS,
  subscriptions: BOOKS,
  payout_accounts: BOOKS,
  payouts: BOOKS,
};

/** Somebody of whom something is kept in every table that keeps anything of anybody, and with whom all is settled. */
export async function addFullPerson(app: TestApp): Promise<Person> {
  const person = await addPerson(app, { rol: 'investigador', es_administrador: true, segundo_factor: true });
  const { db, storage } = app.context;
  await db.query({ name: '', text: `update users set bio_foto_url = $2 where id = $1` }, [
    person.usuario_id,
    photoUrl(person),
  ]);
  await storage.put(photoUrl(person).slice(1), Buffer.from('una foto'), 'image/webp');
  await storage.put(imageKey(IMAGE_ID), Buffer.from('una imagen'), 'image/webp');
  for (const [table, row] of Object.entries(ROWS)) {
    await db.query({ name: '', text: `insert into ${table} ${row}` }, [person.usuario_id]);
  }
  return person;
}

export const photoUrl = ({ usuario_id }: Person) => `/fotos/${String(usuario_id).padStart(22, 'a')}.webp`;

export interface PersonColumn {
  table: string;
  column: string;
}

/** Every column that names a person: by a foreign key, through as many tables as it takes, or by what it is called. */
export function listPersonColumns(app: TestApp): Promise<PersonColumn[]> {
  const text = `with recursive keys as (
      select c.conrelid, c.confrelid, a.attname as column, r.attname as referred
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      join pg_attribute r on r.attrelid = c.confrelid and r.attnum = c.confkey[1]
      where c.contype = 'f' and cardinality(c.conkey) = 1),
    persons as (
      select conrelid, "column" from keys where confrelid = 'users'::regclass
      union select k.conrelid, k."column" from keys k join persons p on p.conrelid = k.confrelid and p."column" = k.referred)
    select conrelid::regclass::text as "table", "column"::text from persons
    union select table_name::text, column_name::text from information_schema.columns
      where table_schema = 'public' and column_name in ('usuario_id', 'user_id', 'autor_id')
        and table_name not in (select relname from pg_class where relispartition)
    order by 1, 2`;
  return app.context.db.query<PersonColumn>({ name: '', text }, []);
}
