import { COMMENT_TEXT_CASES as CASES } from '@poliedro/contracts/comment-text.cases';
import type { CommentRecord } from '@poliedro/contracts/comments';
import { expect, test } from 'vitest';
import { startTestApp } from '../../test/app.ts';
import { addPerson, signInAs } from '../../test/signed-in.ts';

/** Nobody writes more in a minute. */
const EACH = 5;

test('the server judges every example as the table says, and stores it as text', async () => {
  const app = await startTestApp();
  const differences: object[] = [];
  for (let from = 0; from < CASES.length; from += EACH) {
    const reader = await signInAs(app, await addPerson(app, { rol: 'experto' }));
    await Promise.all(
      CASES.slice(from, from + EACH).map(async ({ name, raw, verdict, texto }) => {
        const comment = { texto: raw, evento_id: 1 };
        const { body } = await reader.post<{ comentario?: CommentRecord; code?: string }>('/api/comments', comment);
        const [got, expected] = [body.code ?? body.comentario?.texto, verdict ?? texto];
        if (got !== expected) differences.push({ name, got, expected });
      }),
    );
  }
  expect(differences).toEqual([]);
  const stored = await app.context.db.query<{ texto: string }>({ name: '', text: 'select texto from comments' }, []);
  const distinct = (texts: string[]) => [...new Set(texts)].sort();
  expect(distinct(stored.map(({ texto }) => texto))).toEqual(
    distinct(CASES.filter(({ verdict }) => verdict === undefined).map(({ texto }) => texto)),
  );
});
