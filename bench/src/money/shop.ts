import { createHmac } from 'node:crypto';
import { query } from '../site/database.ts';
import { signUp } from '../site/people.ts';
import { commandEnvironment, type Services } from '../site/services.ts';
import type { Customer } from './customer.ts';

export interface Shop {
  readonly readers: readonly Customer[];
  readonly authors: readonly Customer[];
  readonly articles: readonly number[];
}

export interface ShopSize {
  readonly readers: number;
  readonly authors: number;
  readonly articles: number;
  /** In their purses; nothing where it is to come from cards. */
  readonly balanceCents: number;
}

export const PRICE_CENTS = 125;

const ADD_PEOPLE = `insert into users (email, correo, alias, rol, email_verificado, two_factor_enabled)
  select name || '@correo.example', name || '@correo.example', name, $2, true, true
  from (select $1 || '-' || number as name from generate_series(1, $3::int) number) named returning id::float8 as id`;
const ADD_SESSIONS = `insert into sessions (user_id, token, expires_at)
  select id, 'medida-' || id || '-' || md5(id::text), now() + interval '30 days' from unnest($1::bigint[]) as id
  returning user_id::float8 as id, token`;
/** All at once: published, each by one of the authors in turn. */
const ADD_ARTICLES = `with numbered as (select number, article_id_at(now()) + 1000000 + number as articulo_id,
      ($1::bigint[])[1 + number % cardinality($1::bigint[])] as usuario_id from generate_series(1, $2::int) number),
    written as (insert into hosted_articles (articulo_id, usuario_id, idioma, evento_id, titular, resumen, body, body_html,
        texto_libre, palabras, importe_centimos)
      select articulo_id, usuario_id, 'es', 1, 'Artículo ' || number, 'Resumen', '{}', '', '', 1, $3 from numbered
      returning articulo_id)
  insert into published_articles (articulo_id, version, slug, idioma, evento_id, titular, resumen, titular_texto,
      resumen_texto, body, body_html, texto_libre, adelanto, fuentes, palabras, importe_centimos)
    select articulo_id, 1, 'medida-' || number, 'es', 1, 'Artículo ' || number, 'Resumen', 'Artículo ' || number,
      'Resumen', '{}', '', '', '', 0, 1, $3 from numbered join written using (articulo_id)
    returning articulo_id::float8 as id`;
const OPEN_ACCOUNTS = `insert into ledger_accounts (kind, usuario_id) select $1, unnest($2::bigint[])`;
const GIVE_BALANCE = `with made as (insert into ledger_transfers (kind, key, usuario_id)
      select 'recarga', 'recarga:medida-' || id, id from unnest($1::bigint[]) as id returning transfer_id, usuario_id)
  insert into ledger_entries (transfer_id, account_id, amount_cents)
    select transfer_id, account_id, case kind when 'reader' then $2::bigint else -$2::bigint end
    from made join ledger_accounts on kind = 'provider' or (kind = 'reader' and ledger_accounts.usuario_id = made.usuario_id)
    order by account_id, transfer_id`;

const ids = async (services: Services, sql: string, values: unknown[]) =>
  (await query<{ id: number }>(services, sql, values)).map(({ id }) => id);

function signCookies(services: Services, sample: string, sessions: readonly { id: number; token: string }[]) {
  const [name = ''] = sample.split('=');
  const secret = commandEnvironment(services).AUTH_SECRET ?? '';
  return sessions.map(({ id, token }) => {
    const signature = createHmac('sha256', secret).update(token).digest('base64');
    return { usuario_id: id, cookie: `${name}=${encodeURIComponent(`${token}.${signature}`)}` };
  });
}

/** Readers and authors with a session, and articles that are sold, written straight into the tables. */
export async function openShop(services: Services, origin: string, size: ShopSize): Promise<Shop> {
  const sample = await signUp(services, origin, 'lector');
  const arrive = async (name: string, rol: string, people: number): Promise<Customer[]> => {
    const found = await ids(services, ADD_PEOPLE, [`${name}-${process.pid}`, rol, people]);
    const sessions = await query<{ id: number; token: string }>(services, ADD_SESSIONS, [found]);
    return signCookies(services, sample, sessions);
  };
  const readers = await arrive('lectora', 'lector', size.readers);
  const authors = await arrive('autora', 'experto', size.authors);
  const articles = await ids(services, ADD_ARTICLES, [
    authors.map(({ usuario_id }) => usuario_id),
    size.articles,
    PRICE_CENTS,
  ]);
  if (size.balanceCents > 0) {
    const purses = readers.map(({ usuario_id }) => usuario_id);
    await query(services, OPEN_ACCOUNTS, ['reader', purses]);
    await query(services, OPEN_ACCOUNTS, ['author', authors.map(({ usuario_id }) => usuario_id)]);
    await query(services, GIVE_BALANCE, [purses, size.balanceCents]);
  }
  await query(services, 'vacuum analyze');
  return { readers, authors, articles };
}
