import { expect, test } from 'vitest';
import type { Rol } from './accounts.ts';
import { can, POLICY } from './policy.ts';

const PEOPLE = ['visitante', 'lector', 'investigador', 'experto'] as const;
type Person = (typeof PEOPLE)[number];

const actorOf = (person: Person, segundo_factor = true) =>
  person === 'visitante' ? null : { rol: person as Rol, es_administrador: false, segundo_factor };

/** The table of the specification, with calls that stand for each of its lines. */
const SPECIFIED: readonly (readonly [string, readonly string[], readonly Person[]])[] = [
  [
    'browse, open events, read public articles',
    ['GET /api/carriles', 'GET /api/modal_eventos/:evento_id', 'GET /api/article/:slug'],
    ['visitante', 'lector', 'investigador', 'experto'],
  ],
  [
    'subscribing and user zone',
    ['POST /api/stripe/create-subscription', 'GET /api/user/profile', 'GET /api/user/interactions'],
    ['lector', 'investigador', 'experto'],
  ],
  [
    'the bio and the account to be paid on',
    ['PUT /api/user/bio', 'GET /api/stripe/account-status', 'POST /api/stripe/create-express-account'],
    ['investigador', 'experto'],
  ],
  ['opinions, replies and Mis Comentarios', ['POST /api/comments', 'GET /api/user/comments'], ['experto']],
  [
    'drafts, which anybody signed in may write',
    ['POST /api/user/articles', 'POST /api/user/articles/:articulo_id/autosave'],
    ['lector', 'investigador', 'experto'],
  ],
];

test.each(SPECIFIED)('%s', (_, calls, people) => {
  for (const call of calls) {
    const capability = POLICY[call];
    if (capability === undefined) throw new Error(`${call} is not in the table`);
    expect(
      PEOPLE.filter((person) => can(actorOf(person), capability)),
      call,
    ).toEqual(people);
  }
});

test('nobody is led to an account to be paid on, or to the console, without a second factor', () => {
  expect(can(actorOf('experto', false), 'payout')).toBe(false);
  expect(can({ rol: 'experto', es_administrador: true, segundo_factor: false }, 'administer')).toBe(false);
  expect(can({ rol: 'lector', es_administrador: true, segundo_factor: true }, 'administer')).toBe(true);
});

test('what operators do asks for an administrator, and nothing else does', () => {
  for (const [call, capability] of Object.entries(POLICY)) {
    expect(capability === 'administer', call).toBe(call.includes(' /api/redaccion/'));
  }
});
