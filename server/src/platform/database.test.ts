import { expect, test } from 'vitest';
import { openTestDatabase } from '../../test/database.ts';

test('what a machine has locked that vanishes comes free by itself', async () => {
  const db = await openTestDatabase('empty');
  const setting = (name: string) => `current_setting('${name}') as ${name}`;
  const names = ['idle_in_transaction_session_timeout', 'tcp_keepalives_idle', 'tcp_keepalives_count'];
  const asked = { name: '', text: `select ${names.map(setting).join(', ')}` };
  expect(await db.query(asked, [])).toEqual([
    { idle_in_transaction_session_timeout: '40s', tcp_keepalives_idle: '30', tcp_keepalives_count: '3' },
  ]);
});
