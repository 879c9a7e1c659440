import { expect, test } from 'vitest';
import { startTestApp } from '../../test/app.ts';
import { addPerson, signInAs } from '../../test/signed-in.ts';
import { accountJobs } from './account.jobs.ts';

test('sessions, links and changes of address that are over are forgotten, and no others are', async () => {
  const app = await startTestApp({ content: 'empty' });
  const query = (text: string, values: unknown[] = []) => app.context.db.query({ name: '', text }, values);
  const [old, current] = [await addPerson(app), await addPerson(app)];
  for (const [{ usuario_id }, when] of [
    [old, `now() - interval '1 second'`],
    [current, `now() + interval '1 hour'`],
  ] as const) {
    await query(`insert into sessions (user_id, token, expires_at) values ($1, $1::bigint::text, ${when})`, [
      usuario_id,
    ]);
    await query(`insert into verifications (identifier, value, expires_at) values ('x', $1::bigint::text, ${when})`, [
      usuario_id,
    ]);
    await query(
      `insert into email_changes (usuario_id, correo_nuevo, token_hash, expires_on)
        values ($1, 'nueva@correo.example', decode(md5($1::bigint::text), 'hex'), ${when})`,
      [usuario_id],
    );
  }
  const reader = await signInAs(app, current);
  for (const job of accountJobs(app.context.db)) await job.handle({});
  const left = await query(`select 'session' as what, user_id::text as who from sessions
    union all select 'verification', value from verifications
    union all select 'change', usuario_id::text from email_changes order by 1, 2`);
  const who = String(current.usuario_id);
  expect(left).toEqual(['change', 'session', 'session', 'verification'].map((what) => ({ what, who })));
  expect((await reader.me()).body.user?.alias).toBe(current.alias);
});
