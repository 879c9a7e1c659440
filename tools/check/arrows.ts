import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { allExtensions, cruise, type ICruiseResult } from 'dependency-cruiser';
import { type Arrows, arrowRules, findUnlistedRooms } from './arrow-rules.ts';
import { listProjectFiles } from './project-files.ts';

/**
 * Imports go rightwards only. Names in an inner list never import each other; names joined by + stand side by side and may.
 * This list is the picture in docs/architecture.md and the fence at once.
 */
export const arrows: Arrows = {
  packages: {
    web: ['contracts'],
    server: ['contracts'],
    contracts: [],
    'stand-ins': [],
    e2e: [],
    bench: ['contracts'],
    tools: [],
  },
  rooms: {
    'server/src': [
      'entry',
      'app + context + hot-statements + release + route-matrix + route-matrix-objects',
      'config',
      'pages',
      ['admin', 'redaccion', 'rights', 'evaluate'],
      'reports',
      ['pipeline', 'payments', 'comments', 'interactions', 'carriles'],
      'live',
      'articles',
      'events',
      'newspapers',
      'people',
      'accounts',
      'mail',
      'adapters',
      'platform',
    ],
    'web/src': [
      'entry + root + routes',
      'screens',
      'redaccion',
      'editor',
      'carriles',
      'events',
      ['articles', 'comments'],
      'interactions',
      'payments',
      'accounts',
      'ui',
      'platform',
      'locales',
      'later',
    ],
  },
};

const sources = /\.(ts|tsx|mts|mjs|js)$/;
const reasons: Record<string, string> = {
  'no-circular-imports': 'circular import',
  'no-undeclared-dependencies': 'not a dependency of this package',
  'no-unresolvable-imports': 'does not exist',
  'no-development-dependencies': 'only a development dependency of this package',
};

async function cruiseFiles(root: string, files: string[], picture: Arrows): Promise<ICruiseResult> {
  const { output } = await cruise(
    files,
    {
      baseDir: root,
      validate: true,
      ruleSet: arrowRules(picture),
      outputType: 'json',
      tsPreCompilationDeps: true,
      combinedDependencies: true,
      doNotFollow: { path: 'node_modules' },
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json'],
    },
  );
  return JSON.parse(output as string) as ICruiseResult;
}

export async function findArrowFaults(root: string, picture: Arrows = arrows): Promise<string[]> {
  // Without a TypeScript it can use, dependency-cruiser skips the sources and finds nothing to report.
  if (!allExtensions.some(({ extension, available }) => extension === '.ts' && available)) {
    return [
      'dependency-cruiser cannot read TypeScript: the package "typescript" must have the JavaScript API (version 6)',
    ];
  }
  const files = listProjectFiles(root).filter(
    (path) => sources.test(path) && Object.hasOwn(picture.packages, path.split('/')[0] ?? ''),
  );
  if (files.length === 0) return ['no source file was found to check'];
  const unlisted = findUnlistedRooms(files, picture);
  const missing = Object.keys(picture.packages).filter((name) => !existsSync(join(root, name)));
  const result = await cruiseFiles(root, files, picture);
  const violations = result.summary.violations.map(({ from, to, rule, cycle }) => {
    const path = cycle ? [from, ...cycle.map((step) => step.name)].join(' → ') : `${from} → ${to}`;
    return `${path}: ${reasons[rule.name] ?? rule.name}`;
  });
  return [...missing.map((name) => `there is no package ${name}`), ...unlisted, ...new Set(violations)];
}
