import { expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { createTestDatabase } from '../../test/database.ts';
import { startProxy, through } from '../../test/proxy.ts';
import { runRightsJob } from '../../test/rights-jobs.ts';
import { addPerson, type Person } from '../../test/signed-in.ts';
import { openCacheRedis } from '../platform/redis.ts';
import { createForgetAnswers } from '../platform/response-cache/purge.ts';

const DUE = 'rights.delete-due';

const makeDue = (app: TestApp, { usuario_id }: Person) =>
  app.context.db.query({ name: '', text: 'update users set deletion_due_on = now() where id = $1' }, [usuario_id]);

test('who was deleted is shown no more from what was kept, even while the database is away, in any language', async () => {
  const url = await createTestDatabase('empty');
  const cable = await startProxy(new URL(url));
  const app = await startTestApp({ config: { DATABASE_URL: through(cable, url) } });
  const beside = await startTestApp({ beside: app });
  const person = await addPerson(app);
  const statuses = (place: TestApp) =>
    Promise.all(
      ['es', 'de'].map(
        async (idioma) => (await fetch(`${place.origin}/api/usuario/${person.usuario_id}?idioma=${idioma}`)).status,
      ),
    );
  for (const place of [app, beside]) expect(await statuses(place)).toEqual([200, 200]);
  await makeDue(app, person);
  const redis = openCacheRedis(app.context.config.REDIS_CACHE_URL, () => {});
  await expect.poll(() => redis.status).toBe('ready');
  await runRightsJob(app, DUE, { forgetAnswers: createForgetAnswers(redis, app.context.config.RELEASE) });
  redis.disconnect();
  cable.cut();
  for (const place of [app, beside]) await expect.poll(() => statuses(place), { timeout: 15_000 }).toEqual([503, 503]);
});

test('what is kept is forgotten once for all who were deleted together, and again where that failed', async () => {
  const app = await startTestApp({ content: 'empty' });
  let [told, isAway] = [0, true];
  const forgetAnswers = async () => {
    told += 1;
    if (isAway) throw new Error('away');
  };
  const run = () => runRightsJob(app, DUE, { forgetAnswers });
  await run();
  expect(told).toBe(0);
  for (const person of [await addPerson(app), await addPerson(app)]) await makeDue(app, person);
  await expect(run()).rejects.toThrow('away');
  expect(told).toBe(1);
  isAway = false;
  await run();
  await run();
  expect(told).toBe(2);
  expect(await app.context.db.query({ name: '', text: 'select from users where deleted_on is null' }, [])).toEqual([]);
});
