import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CommentRecord } from '@poliedro/contracts/comments';
import { expect, test } from 'vitest';
import { startTestApp } from '../../test/app.ts';
import { addPerson, signInAs } from '../../test/signed-in.ts';

type Written = string | (string | { unit: string; repeat: number })[];
interface Case {
  name: string;
  raw: Written;
  verdict?: string;
  texto?: Written;
}

const CASES = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../contracts/src/comment-text.cases.json'), 'utf8'),
) as Case[];
const write = (written: Written): string =>
  typeof written === 'string'
    ? written
    : written.map((part) => (typeof part === 'string' ? part : part.unit.repeat(part.repeat))).join('');

/** Nobody writes more in a minute. */
const EACH = 5;

test('the server judges every example as the table says, and stores it as text', async () => {
  const app = await startTestApp();
  const differences: object[] = [];
  for (let from = 0; from < CASES.length; from += EACH) {
    const reader = await signInAs(app, await addPerson(app, { rol: 'experto' }));
    await Promise.all(
      CASES.slice(from, from + EACH).map(async ({ name, raw, verdict, texto }) => {
        const comment = { texto: write(raw), evento_id: 1 };
        const { body } = await reader.post<{ comentario?: CommentRecord; code?: string }>('/api/comments', comment);
        const [got, expected] = [body.code ?? body.comentario?.texto, verdict ?? write(texto ?? raw)];
        if (got !== expected) differences.push({ name, got, expected });
      }),
    );
  }
  expect(differences).toEqual([]);
  const stored = await app.context.db.query<{ texto: string }>({ name: '', text: 'select texto from comments' }, []);
  expect(stored.map(({ texto }) => texto).sort()).toEqual(
    CASES.filter(({ verdict }) => verdict === undefined)
      .map(({ texto, raw }) => write(texto ?? raw))
      .sort(),
  );
}, 60_000);
