import { POLICY } from '@poliedro/contracts/policy';
import { expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test/app.ts';
import { BIO } from '../test/bio.ts';
import { CALLS } from '../test/every-call.ts';
import { addMovement, addPendingTopUp } from '../test/money.ts';
import { OPERATOR_BODIES } from '../test/operator-bodies.ts';
import type { Reader } from '../test/reader.ts';
import { addPerson, type Person, signInAs } from '../test/signed-in.ts';

const password = 'una que no es';
const ARTICLE = {
  titular: 'El agua baja',
  resumen: 'Lo que dicen los sensores.',
  body_json: { type: 'doc', content: [] },
  idioma: 'es',
  evento_id: 1,
};

/** A body that each call takes, so that what is wished for beside it reaches the handler. */
const BODIES: Readonly<Record<string, object>> = {
  'POST /api/register': { email: 'matriz@correo.example', password: 'cinco gatos grises 7', alias: 'matriz' },
  'POST /api/login': { email: 'nadie@correo.example', password },
  'POST /api/verify-email': { token: 'x' },
  'POST /api/password/forgot': { email: 'nadie@correo.example' },
  'POST /api/password/reset': { token: 'x', password: 'cinco gatos grises 7' },
  'POST /api/password/change': { actual: password, nueva: 'cinco gatos grises 7' },
  'POST /api/two-factor/verify': { code: '123456' },
  'POST /api/two-factor/recovery': { code: 'aaaaa-bbbbb' },
  'POST /api/two-factor/enable': { password },
  'POST /api/two-factor/disable': { password },
  'POST /api/passkeys/options': { password },
  'POST /api/passkeys': { nombre: 'teléfono', credential: { id: 'x', type: 'public-key' } },
  'POST /api/passkeys/login': { credential: { id: 'x', type: 'public-key' } },
  'PUT /api/user/profile': { idioma: 'fr' },
  'PUT /api/user/bio': BIO,
  'POST /api/email/change': { email: 'otra@correo.example', password },
  'POST /api/email/confirm': { token: 'x' },
  'POST /api/user/application': { rol: 'experto', motivo: 'Llevo veinte años midiendo el agua de los ríos del norte.' },
  'POST /api/user/deletion': { password },
  'POST /api/comments': { texto: 'El agua baja', evento_id: 1 },
  'PUT /api/comments/:comentario_id': { texto: 'El agua sube' },
  'POST /api/reports': { evento_id: 1, motivo: 'falso' },
  'POST /api/user/articles': ARTICLE,
  'POST /api/user/articles/:articulo_id/autosave': { ...ARTICLE, version: 1 },
  'POST /api/user/articles/images/copy': { url: 'http://127.0.0.1/x.png' },
  'POST /api/user/write_interaction': { action: 'upvote', evento_id: 1 },
  'POST /api/stripe/purchase-article': { articulo_id: 1 },
  'POST /api/stripe/create-payment-intent': { amount: 5, tipo_dinero: 'pay_per_view' },
  'POST /api/stripe/refund-balance': {},
  'POST /api/stripe/create-subscription': { price_id: 'price_x', payment_method_id: 'pm_x' },
  'POST /api/stripe/subscription/change': { continuar: true },
  'POST /api/stripe/subscription/cancel': {},
  'POST /api/stripe/subscription/withdraw': { confirmo: true },
  'POST /api/stripe/create-connected-account': { business_type: 'individual', country: 'ES' },
  'POST /api/stripe/create-account-link': { type: 'account_onboarding' },
  ...OPERATOR_BODIES,
};

/** What a person could wish for in any body, and must never get by asking. */
const WISHES = {
  es_administrador: true,
  email_verificado: true,
  segundo_factor: true,
  two_factor_enabled: true,
  usuario_id: 1,
  user_id: 1,
  id: 1,
  correo: 'robado@correo.example',
  bio_foto_url: 'https://example.com/x.png',
  estado: 'aceptada',
  deleted_on: '2020-01-01T00:00:00Z',
};

const RIGHTS = `select id::float8 as id, rol, es_administrador, email_verificado, two_factor_enabled, email, correo,
  bio_foto_url, deleted_on from users where id = any($1) order by id`;
const fill = (path: string, id: number | string) => path.replace(':tipo', 'evento').replace(/:\w+/g, String(id));

const rightsOf = (app: TestApp, people: Person[]) =>
  app.context.db.query({ name: 'test-rights-of', text: RIGHTS }, [people.map(({ usuario_id }) => usuario_id)]);

test('every call of the table is in the contracts, and every body has a sample', () => {
  expect([...CALLS.keys()].sort()).toEqual(Object.keys(POLICY).sort());
  for (const [route, call] of CALLS) {
    if (call.body === undefined) continue;
    const sample = BODIES[route];
    expect(sample, `a sample body for ${route}`).toBeDefined();
    expect(call.body.safeParse(sample).success, route).toBe(true);
  }
});

test('what is wished for beside a valid body is not granted, to oneself or to somebody else', async () => {
  const app = await startTestApp({ content: 'empty' });
  const people = await Promise.all(
    (['lector', 'investigador', 'experto'] as const).map((rol) => addPerson(app, { rol, email_verificado: false })),
  );
  const before = await rightsOf(app, people);
  let cases = 0;
  for (const person of people) {
    for (const [route, body] of Object.entries(BODIES)) {
      const [method = '', path = ''] = route.split(' ');
      const reader = await signInAs(app, person);
      const wished = { ...WISHES, ...body };
      const { status, body: answer } = await reader.send<{ code?: string }>(method, fill(path, 999_999), wished);
      expect(answer.code === 'payments_off' ? 0 : status, route).toBeLessThan(500);
      cases += Object.keys(WISHES).length;
    }
  }
  expect(await rightsOf(app, people)).toEqual(before);
  const [waiting] = await app.context.db.query<{ count: number }>(
    { name: 'test-accepted', text: `select count(*)::int as count from applications where estado <> 'pendiente'` },
    [],
  );
  expect(waiting?.count).toBe(0);
  console.info(`route matrix: ${cases} wished fields, 0 granted`);
});

async function addPasskey(app: TestApp, { usuario_id }: Person): Promise<number> {
  const [row] = await app.context.db.query<{ id: number }>(
    {
      name: 'test-add-passkey',
      text: `insert into passkeys (user_id, name, public_key, credential_id, counter, device_type, backed_up)
        values ($1, 'llave', 'x', gen_random_uuid()::text, 0, 'singleDevice', false) returning id::float8 as id`,
    },
    [usuario_id],
  );
  return row?.id ?? 0;
}

async function newestSession(reader: Reader): Promise<number> {
  const { body } = await reader.get<{ sessions: { session_id: number; actual: boolean }[] }>('/api/user/sessions');
  return body.sessions.find(({ actual }) => actual)?.session_id ?? 0;
}

async function addComment(app: TestApp, { usuario_id }: Person): Promise<number> {
  const [row] = await app.context.db.query<{ id: number }>(
    {
      name: 'test-add-comment',
      text: `insert into comments (target_tipo, target_id, thread_id, profundidad, usuario_id, rol, texto)
        values ('evento', 1, 1, 0, $1, 'experto', 'El agua baja') returning comentario_id::float8 as id`,
    },
    [usuario_id],
  );
  return row?.id ?? 0;
}

/** A draft and its revision under the same id, so that an address with both can be filled with one. */
async function addDraft(app: TestApp, { usuario_id }: Person): Promise<number> {
  const [row] = await app.context.db.query<{ id: number }>(
    {
      name: 'test-add-draft',
      text: `with event as (
          insert into events (evento_id, idioma_base, created_on, updated_on) values (1, 'es', now(), now())
          on conflict do nothing),
        words as (insert into event_texts (evento_id, idioma, titulo, descripcion, traduccion_automatica)
          values (1, 'es', 'Un evento', '', false) on conflict do nothing),
        draft as (insert into hosted_articles (articulo_id, usuario_id, idioma, evento_id, titular, resumen, body, body_html,
            texto_libre, palabras)
          values (next_article_id(now()), $1, 'es', 1, 'Un borrador', 'r', '{"type":"doc","content":[]}', '', '', 0)
          returning articulo_id)
        insert into article_revisions (revision_id, articulo_id, version, tipo, titular, resumen, body, palabras)
        select articulo_id, articulo_id, 1, 'guardado', 't', 'r', '{}', 0 from draft returning articulo_id::float8 as id`,
    },
    [usuario_id],
  );
  return row?.id ?? 0;
}

/** Calls about one object that belongs to somebody: how to make one. */
const OWNED: Readonly<Record<string, (app: TestApp, owner: Person) => Promise<number | string>>> = {
  'DELETE /api/user/sessions/:session_id': async (app, owner) => newestSession(await signInAs(app, owner)),
  'DELETE /api/passkeys/:passkey_id': addPasskey,
  'PUT /api/comments/:comentario_id': addComment,
  'DELETE /api/comments/:comentario_id': addComment,
  'GET /api/user/articles/:articulo_id': addDraft,
  'DELETE /api/user/articles/:articulo_id': addDraft,
  'POST /api/user/articles/:articulo_id/autosave': addDraft,
  'GET /api/user/articles/:articulo_id/revisions': addDraft,
  'GET /api/user/articles/:articulo_id/revisions/:revision_id': addDraft,
  'GET /api/stripe/top-ups/:top_up_id': addPendingTopUp,
  'GET /api/stripe/transactions/:id/receipt': addMovement,
};
/** Calls about an object that is everybody's to see. */
const PUBLIC = ['articulo_id', 'carril_id', 'evento_id', 'id', 'slug', 'usuario_id'];
/** An area of one's own: whatever is in it, somebody must have said whose it is. */
const OWN_AREA = ' /api/user/';
/** Everybody's, for those alone who run the site. */
const OPERATORS_AREA = ' /api/redaccion/';

test('somebody else’s object is as good as none; one’s own is there', async () => {
  const app = await startTestApp({ content: 'empty' });
  const unknown = [...CALLS.keys()].filter(
    (route) =>
      route.includes(':') &&
      !OWNED[route] &&
      !route.includes(OPERATORS_AREA) &&
      (route.includes(OWN_AREA) || !PUBLIC.some((name) => route.includes(`:${name}`))),
  );
  expect(unknown, 'a route about an object that nobody has said whose it is').toEqual([]);

  for (const [route, make] of Object.entries(OWNED)) {
    const [method = '', path = ''] = route.split(' ');
    for (const rol of ['lector', 'investigador', 'experto'] as const) {
      const owner = await addPerson(app, { rol });
      const other = await signInAs(app, await addPerson(app, { rol, es_administrador: true, segundo_factor: true }));
      const id = await make(app, owner);
      const body = BODIES[route];
      const nobodys = typeof id === 'string' ? crypto.randomUUID() : 999_999;
      const none = await other.send<{ code: string }>(method, fill(path, nobodys), body);
      const theirs = await other.send<{ code: string }>(method, fill(path, id), body);
      expect([theirs.status, theirs.body.code], route).toEqual([404, none.body.code]);
      const own = await (await signInAs(app, owner)).send(method, fill(path, id), body);
      expect(own.status, `${route} by its owner`).toBe(200);
    }
  }
});

test('no reply shows one person what belongs to another', async () => {
  const app = await startTestApp({ content: 'empty' });
  const secretive = await addPerson(app, { rol: 'experto' });
  const curious = await signInAs(app, await addPerson(app, { rol: 'experto' }));
  for (const [route, call] of CALLS) {
    if (call.method !== 'GET' || call.path.endsWith('/logout')) continue;
    const response = await curious.raw(fill(call.path, secretive.usuario_id));
    expect(response, route).not.toContain(secretive.email);
    if (!route.includes(':usuario_id')) expect(response, route).not.toContain(secretive.alias);
  }
});
