import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { arrows, findArrowFaults } from './arrows.ts';

let root: string;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'arrows-'));
  write('package.json', '{ "devDependencies": { "vitest": "1.0.0" } }');
  for (const name of Object.keys(arrows.packages)) {
    write(
      `${name}/package.json`,
      `{ "name": "@poliedro/${name}", "dependencies": { "@poliedro/contracts": "workspace:*" } }`,
    );
  }
  write('contracts/package.json', '{ "name": "@poliedro/contracts", "exports": { "./*": "./src/*.ts" } }');
  write('contracts/src/events.ts', 'export interface EventSummary { evento_id: number }');
  for (const name of ['server', 'web']) {
    mkdirSync(join(root, name, 'node_modules/@poliedro'), { recursive: true });
    symlinkSync(join(root, 'contracts'), join(root, name, 'node_modules/@poliedro/contracts'));
  }
  write('server/src/platform/clock.ts', 'export const now = () => 0;');
  write(
    'server/src/events/events.service.ts',
    "import { now } from '../platform/clock.ts';\nexport const event = now;",
  );
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the fence of the arrows', () => {
  test('lets rightward imports pass, also into the contracts', async () => {
    write(
      'server/src/articles/articles.service.ts',
      "import type { EventSummary } from '@poliedro/contracts/events';\nimport { event } from '../events/events.service.ts';\nexport const x: [EventSummary | undefined, unknown] = [undefined, event];",
    );
    expect(await findArrowFaults(root)).toEqual([]);
  });

  test('reports an import to the left, even of a type', async () => {
    write(
      'server/src/platform/cache.ts',
      "import type { event } from '../events/events.service.ts';\nexport type E = typeof event;",
    );
    expect(await findArrowFaults(root)).toEqual([
      'server/src/platform/cache.ts → server/src/events/events.service.ts: platform may not import leftwards',
    ]);
  });

  test('reports siblings that import each other', async () => {
    write('server/src/comments/comments.service.ts', 'export const comment = 1;');
    write('server/src/carriles/carriles.service.ts', "export { comment } from '../comments/comments.service.ts';");
    expect(await findArrowFaults(root)).toEqual([
      'server/src/carriles/carriles.service.ts → server/src/comments/comments.service.ts: carriles may not import its siblings',
    ]);
  });

  test('reports a package that reaches into another', async () => {
    write('e2e/front-page.ts', "import { now } from '../server/src/platform/clock.ts';\nexport const t = now;");
    expect(await findArrowFaults(root)).toEqual([
      'e2e/front-page.ts → server/src/platform/clock.ts: e2e may not import this package',
    ]);
  });

  test('reports circular imports', async () => {
    write('web/src/ui/a.ts', "import { b } from './b.ts';\nexport const a = () => b;");
    write('web/src/ui/b.ts', "import { a } from './a.ts';\nexport const b = () => a;");
    expect((await findArrowFaults(root)).join('\n')).toContain('circular import');
  });

  test('reports packages that are not declared and files that do not exist', async () => {
    write(
      'server/src/platform/left.ts',
      "import left from 'left-pad';\nimport { gone } from './gone.ts';\nexport const l = [left, gone];",
    );
    const faults = await findArrowFaults(root);
    expect(faults).toContain('server/src/platform/left.ts → left-pad: does not exist');
    expect(faults).toContain('server/src/platform/left.ts → ./gone.ts: does not exist');
  });

  test('reports production code that leans on tests', async () => {
    write('server/test/factories.ts', 'export const make = 1;');
    write('server/src/events/seed.ts', "export { make } from '../../test/factories.ts';");
    write('server/src/events/seed.test.ts', "import { make } from '../../test/factories.ts';\nexport const m = make;");
    write('server/src/events/event.fixture.ts', 'export const one = 1;');
    write('server/src/events/event.ts', "export { one } from './event.fixture.ts';");
    expect(await findArrowFaults(root)).toEqual([
      'server/src/events/event.ts → server/src/events/event.fixture.ts: only tests may import a test',
      'server/src/events/seed.ts → server/test/factories.ts: only tests may import the test folder',
    ]);
  });

  test('reports a worker that loads what draws pictures, however far away', async () => {
    write('server/node_modules/sharp/package.json', '{ "name": "sharp", "main": "index.js" }');
    write('server/node_modules/sharp/index.js', 'module.exports = {};');
    write('server/src/people/photo.ts', "import sharp from 'sharp';\nexport const draw = sharp;");
    write('server/src/rights/files.ts', "export { draw } from '../people/photo.ts';");
    write('server/src/entry/worker.ts', "import { draw } from '../rights/files.ts';\ndraw();");
    expect((await findArrowFaults(root)).join('\n')).toContain('the worker draws no pictures');
  });

  test('reports a room that nobody drew', async () => {
    write('server/src/utilities/text.ts', 'export const text = 1;');
    expect(await findArrowFaults(root)).toEqual([
      'server/src/utilities is not in the list of arrows (tools/check/arrows.ts)',
    ]);
  });
});
