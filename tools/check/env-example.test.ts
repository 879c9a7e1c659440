import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findEnvExampleFaults } from './env-example.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'env-example-'));
  mkdirSync(join(root, 'server/src'), { recursive: true });
  writeFileSync(
    join(root, 'server/src/config.ts'),
    'const schema = z.object({\n  PORT: port,\n  HOST: z.string(),\n});\n',
  );
  writeFileSync(join(root, 'compose.yaml'), 'POSTGRES_PASSWORD: x\n');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('.env.example', () => {
  test('names everything that can be set, as a comment or as a value', () => {
    writeFileSync(
      join(root, '.env.example'),
      '# Where it listens.\n# PORT=3000\nHOST=127.0.0.1\n# POSTGRES_PASSWORD=x\n',
    );
    expect(findEnvExampleFaults(root)).toEqual([]);
  });

  test('is reported when it lacks something or names what nothing reads', () => {
    writeFileSync(join(root, '.env.example'), '# PORT=3000\n# PROT=3000\n');
    expect(findEnvExampleFaults(root)).toEqual([
      '.env.example does not name HOST, which server/src/config.ts reads',
      '.env.example names PROT, which nothing reads',
    ]);
  });
});
