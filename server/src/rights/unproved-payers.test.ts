import { expect, test } from 'vitest';
import { startTestApp } from '../../test/app.ts';
import { runRightsJob } from '../../test/rights-jobs.ts';
import { addPerson } from '../../test/signed-in.ts';

/** As many as are looked at together. */
const PAYERS = 1000;

test('those whom the books know stay, and keep nobody else from being forgotten', async () => {
  const app = await startTestApp({ content: 'empty' });
  const { db } = app.context;
  const query = (text: string, values: unknown[] = []) => db.query<{ found: number }>({ name: '', text }, values);
  await query(
    `with payers as (
      insert into users (alias, email, correo, created_on)
      select 'paga' || n, 'paga' || n || '@correo.example', 'paga' || n || '@correo.example', now() - interval '61 days'
      from generate_series(1, $1::int) n returning id)
    insert into payment_customers (usuario_id, customer_id) select id, 'cus_' || id from payers`,
    [PAYERS],
  );
  const last = await addPerson(app, { email_verificado: false });
  await query(`update users set created_on = now() - interval '61 days' where id = $1`, [last.usuario_id]);
  await runRightsJob(app, 'rights.forget-unproved');
  expect(await query('select count(*)::int as found from users')).toEqual([{ found: PAYERS }]);
});
