import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { applyMigration } from './migrations.ts';

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // The database goes with the test, and with it whoever is still connected.
  client.on('error', () => {});
  onTestFinished(() => client.end());
  return client;
}

test('a migration gives way to a reader who takes long, and no other reader waits for it', async () => {
  const url = await createTestDatabase('empty');
  const [client, slow, quick] = [await connect(url), await connect(url), await connect(url)];
  const said: string[] = [];
  const migration = { name: '9999-a-column.sql', sql: 'alter table carriles add column of_a_test int', sha256: 'none' };
  await slow.query('begin');
  await slow.query('select from carriles');
  const applying = applyMigration(client, migration, (line) => void said.push(line));
  await expect.poll(() => said).toHaveLength(1);
  expect(said[0]).toContain('gives way');
  await quick.query('select from carriles');
  await slow.query('commit');
  await applying;
  await quick.query('select of_a_test from carriles');
  const { rows } = await quick.query("select name from schema_migrations where sha256 = 'none'");
  expect(rows).toEqual([{ name: migration.name }]);
});
