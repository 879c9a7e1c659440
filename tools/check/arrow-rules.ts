import type { IFlattenedRuleSet, IReachabilityForbiddenRuleType, IRegularForbiddenRuleType } from 'dependency-cruiser';

/** One place in the order: a room, rooms that stand side by side (a + b), or rooms that never import each other. */
type Place = string | string[];

export interface Arrows {
  /** What each package may import of the others. */
  packages: Record<string, string[]>;
  /** For each source folder, its rooms from left to right. */
  rooms: Record<string, Place[]>;
}

type ForbiddenRule = IRegularForbiddenRuleType;

/** What nothing that the worker loads may load: each worker would hold it in memory. */
const NOT_IN_WORKERS: IReachabilityForbiddenRuleType = {
  name: 'the worker draws no pictures',
  severity: 'error',
  from: { path: '^server/src/entry/worker\\.ts$' },
  to: { path: '(^|/)sharp/', reachable: true },
};

/** Read by the bundler, never by the running site. */
const routesFile = '^web/src/routes\\.ts$';
/** Tests, and what several of them stand on. */
const testFile = '\\.(?:test|fixture)\\.tsx?$';
/** Written by the build before it is read: types of routes, and modules that only the bundler knows. */
const generated = '(\\+types/|^virtual:|/build/)';

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const namesOf = (room: string) => room.split('+').map((name) => name.trim());

/** A room is a folder, or a file of that name beside the folders: `context` is context.ts, `entry` also entry.client.tsx. */
function roomPattern(folder: string, room: string): string {
  return `^${literal(folder)}/(${namesOf(room).map(literal).join('|')})(/|\\.[^/]+$)`;
}

function forbid(name: string, from: ForbiddenRule['from'], to: ForbiddenRule['to']): ForbiddenRule {
  return { name, severity: 'error', from, to } as ForbiddenRule;
}

function roomRules(folder: string, places: Place[]): ForbiddenRule[] {
  const rules: ForbiddenRule[] = [];
  const leftwards: string[] = [];
  for (const place of places) {
    const rooms = Array.isArray(place) ? place : [place];
    for (const room of rooms) {
      const siblings = rooms.filter((other) => other !== room);
      const from = { path: roomPattern(folder, room) };
      if (leftwards.length > 0) {
        const path = leftwards.map((left) => roomPattern(folder, left));
        rules.push(forbid(`${room} may not import leftwards`, from, { path }));
      }
      if (siblings.length > 0) {
        const path = siblings.map((sibling) => roomPattern(folder, sibling));
        rules.push(forbid(`${room} may not import its siblings`, from, { path }));
      }
    }
    leftwards.push(...rooms);
  }
  return rules;
}

function packageRules(packages: Arrows['packages']): ForbiddenRule[] {
  return Object.entries(packages).flatMap(([name, allowed]) => {
    const others = Object.keys(packages).filter((other) => other !== name && !allowed.includes(other));
    if (others.length === 0) return [];
    const path = others.map((other) => `^${literal(other)}/`);
    return [forbid(`${name} may not import this package`, { path: `^${literal(name)}/` }, { path })];
  });
}

export function arrowRules({ packages, rooms }: Arrows): IFlattenedRuleSet {
  const production = { path: '/src/', pathNot: [testFile, routesFile] };
  return {
    forbidden: [
      ...packageRules(packages),
      ...Object.entries(rooms).flatMap(([folder, places]) => roomRules(folder, places)),
      forbid('only tests may import the test folder', production, { path: '^[^/]+/test/' }),
      forbid('only tests may import a test', { pathNot: testFile }, { path: testFile }),
      forbid(
        'contracts may import nothing but zod',
        { path: '^contracts/src/', pathNot: testFile },
        {
          pathNot: ['^contracts/src/', '(^|/)zod(/|$)'],
        },
      ),
      NOT_IN_WORKERS,
      forbid('no-circular-imports', {}, { circular: true }),
      forbid('no-unresolvable-imports', {}, { couldNotResolve: true, pathNot: generated }),
      forbid('no-undeclared-dependencies', {}, { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] }),
      forbid('no-development-dependencies', production, {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only', 'dynamic-import'],
        pathNot: '@types/',
      }),
    ],
  };
}

/** A room that the picture does not show has no fence: it must be drawn before it is built. */
export function findUnlistedRooms(files: string[], { rooms }: Arrows): string[] {
  return Object.entries(rooms).flatMap(([folder, places]) => {
    const known = places.flat().map((room) => new RegExp(roomPattern(folder, room)));
    const unlisted = files
      .filter((path) => path.startsWith(`${folder}/`) && !path.endsWith('.d.ts'))
      .filter((path) => !known.some((pattern) => pattern.test(path)))
      .map((path) => path.slice(folder.length + 1).split('/')[0]);
    return [...new Set(unlisted)].map(
      (room) => `${folder}/${room} is not in the list of arrows (tools/check/arrows.ts)`,
    );
  });
}
