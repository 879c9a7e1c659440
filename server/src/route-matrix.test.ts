import { ROLES, type Rol } from '@poliedro/contracts/accounts';
import { type Capability, can, POLICY } from '@poliedro/contracts/policy';
import { describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test/app.ts';
import { Reader, type Reply } from '../test/reader.ts';
import { addPerson, type Person, signInAs, type Traits } from '../test/signed-in.ts';

/** Who comes to a door. The last ones are the interesting ones: a flag without what it needs, and every right there is. */
const ACTORS: Readonly<Record<string, Traits | null>> = {
  visitante: null,
  ...Object.fromEntries(ROLES.map((rol) => [rol, { rol }])),
  'lector sin verificar': { rol: 'lector', email_verificado: false },
  'autor con segundo factor': { rol: 'investigador', segundo_factor: true },
  'administrador sin segundo factor': { rol: 'lector', es_administrador: true },
  'administrador con segundo factor': { rol: 'experto', es_administrador: true, segundo_factor: true },
};

/** Other ways of writing one address. All must meet the same guard, or lead nowhere. */
const SPELLINGS: Readonly<Record<string, (path: string) => string>> = {
  'as written': (path) => path,
  'without the prefix': (path) => path.replace(/^\/api/, ''),
  'with a slash behind': (path) => `${path}/`,
  'letters encoded': (path) => path.replace(/[a-z](?=[a-z]*$)/, encodeLetter),
  'prefix encoded': (path) => path.replace('/api', '/%61pi'),
  'slash encoded': (path) => path.replace(/\/(?=[^/]*$)/, '%2F'),
  'slash doubled': (path) => path.replace('/api/', '/api//'),
  'in capitals': (path) => path.toUpperCase(),
  'through a folder and back': (path) => path.replace('/api/', '/api/carriles/../'),
};

/** The others may lead nowhere. */
const MUST_ARRIVE = new Set(['as written', 'without the prefix', 'with a slash behind']);

/** Without the prefix these are pages. */
const PAGES = new Set([
  'GET /api/article/:slug',
  'GET /api/articulo/:articulo_id',
  'GET /api/user/articles/:articulo_id',
  'GET /api/cuentas',
  'GET /api/transparencia',
]);
/** So is the whole of the operators' console. */
const isPage = (route: string) => PAGES.has(route) || route.includes(' /api/redaccion/');

const encodeLetter = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;

interface Route {
  readonly method: string;
  readonly path: string;
  readonly capability: Capability;
}

const ROUTES: Route[] = Object.entries(POLICY).map(([route, capability]) => {
  const [method = '', path = ''] = route.split(' ');
  return { method, path, capability };
});

/** Files and signs of life: the same for everybody, and nobody's. */
const OPEN_TO_ALL = /^GET \/(health\/|api\/docs|api\/openapi\.json|logos\/|preview\/|fotos\/|imagenes\/)/;
/** For other people's computers, which know a secret of ours instead of having an account. */
const FOR_HUBS = /^(GET|POST) \/api\/websub\/:feed_id\/:key$/;

/** Every route of the framework's own tree, without the HEAD of each GET. */
function servedRoutes(tree: string): string[] {
  const branch: string[] = [];
  return [...tree.matchAll(/^((?:│ {3}| {4})*)[├└]── (\S+) \(([^)]*)\)/gm)].flatMap(
    ([, indent = '', part = '', methods = '']) => {
      branch.length = indent.length / 4;
      branch.push(part);
      const path = branch.join('');
      return methods.split(', ').flatMap((method) => (method === 'HEAD' ? [] : [`${method} ${path}`]));
    },
  );
}

const PARAM = /:(\w+)/g;
const fill = (path: string, id: number) => path.replace(':tipo', 'evento').replace(PARAM, String(id));

type Answer = Reply<{ code?: string }>;
type Verdict = 'nobody' | 'not allowed' | 'let in' | 'no such door' | 'broken';

function verdictOf({ status, body }: Answer): Verdict {
  if (status === 401 && body.code === 'unauthenticated') return 'nobody';
  if (status === 403 && body.code === 'forbidden') return 'not allowed';
  if (status === 404 && body.code === 'not_found') return 'no such door';
  // Behind the door there is nobody to pay.
  return status < 500 || body.code === 'payments_off' ? 'let in' : 'broken';
}

function expectedVerdict(traits: Traits | null, capability: Capability): Verdict {
  if (capability === 'browse') return 'let in';
  if (traits === null) return 'nobody';
  const actor = {
    rol: (traits.rol ?? 'lector') as Rol,
    es_administrador: traits.es_administrador ?? false,
    segundo_factor: traits.segundo_factor ?? false,
  };
  return can(actor, capability) ? 'let in' : 'not allowed';
}

async function enter(app: TestApp, person: Person | null): Promise<Reader> {
  return person === null ? new Reader(app) : signInAs(app, person);
}

interface Actor {
  readonly traits: Traits | null;
  readonly person: Person | null;
}

async function addActors(app: TestApp): Promise<Map<string, Actor>> {
  const people = new Map<string, Actor>();
  for (const [name, traits] of Object.entries(ACTORS)) {
    people.set(name, { traits, person: traits === null ? null : await addPerson(app, traits) });
  }
  return people;
}

describe('every route for everybody', () => {
  test('the server has the routes of the table and no other', async () => {
    const app = await startTestApp({ content: 'empty' });
    const served = servedRoutes(app.http.printRoutes({ commonPrefix: false }));
    const known = ROUTES.flatMap(({ method, path }) => {
      const route = `${method} ${path}`;
      return isPage(route) ? [route] : [route, `${method} ${path.slice(4)}`];
    });
    expect(known.filter((route) => !served.includes(route))).toEqual([]);
    const isMeant = (route: string) => known.includes(route) || OPEN_TO_ALL.test(route) || FOR_HUBS.test(route);
    const others = served.filter((route) => !isMeant(route));
    expect(others, 'a route that the table does not know').toEqual([]);
  });

  test('route × person × spelling: let in or refused as the table says', async () => {
    const app = await startTestApp({ content: 'empty' });
    const actors = await addActors(app);
    const differences: string[] = [];
    let cases = 0;
    const askAs = async (who: string, { traits, person }: Actor) => {
      for (const { method, path, capability } of ROUTES) {
        for (const [spelling, spell] of Object.entries(SPELLINGS)) {
          const reader = await enter(app, person);
          const body = method === 'GET' || method === 'DELETE' ? undefined : {};
          const answer: Answer = await reader.send(method, spell(fill(path, 999_999)), body);
          const verdict = verdictOf(answer);
          const expected = expectedVerdict(traits, capability);
          cases += 1;
          const mustArrive = MUST_ARRIVE.has(spelling) && !isPage(`${method} ${path}`);
          // The slash has become part of a parameter, which is none that the other route takes.
          const isOther = spelling === 'slash encoded' && method === 'GET' && answer.body.code === 'invalid_request';
          const astray = !mustArrive && (verdict === 'no such door' || isOther);
          if (verdict !== expected && !astray) {
            differences.push(`${who}: ${method} ${path} (${spelling}): ${verdict} instead of ${expected}`);
          }
        }
      }
    };
    await Promise.all([...actors].map(([who, actor]) => askAs(who, actor)));
    expect(differences).toEqual([]);
    expect(cases).toBe(ROUTES.length * Object.keys(ACTORS).length * Object.keys(SPELLINGS).length);
    console.info(`route matrix: ${cases} cases, ${differences.length} differences`);
  }, 600_000);
});
