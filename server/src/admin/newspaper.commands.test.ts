import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../test/database.ts';
import { runAdmin } from './command-line.ts';
import { WRONG_USE } from './run-command.ts';

const EL_FARO = {
  dominio: 'elfaro.example',
  nombre: 'El Faro',
  pais_iso_code: 'ES',
  idioma: 'es',
  feeds: ['https://elfaro.example/rss', 'https://elfaro.example/cultura.rss'],
};

async function setUp() {
  const db = await openTestDatabase('empty');
  const folder = await mkdtemp(join(tmpdir(), 'newspapers-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const admin = async (...args: string[]) => {
    const said: string[] = [];
    const status = await runAdmin(args, { db, origin: 'http://localhost', say: (text) => said.push(text) });
    return { status, said: said.join('\n') };
  };
  const write = async (content: string) => {
    const file = join(folder, 'list.json');
    await writeFile(file, content);
    return file;
  };
  return { db, admin, write };
}

test('newspapers are added with their feeds, once, and brought up to date', async () => {
  const { db, admin, write } = await setUp();
  const file = await write(JSON.stringify([EL_FARO]));
  expect(await admin('import-newspapers', file)).toEqual({ status: 0, said: '1 newspapers with 2 feeds' });
  await admin('import-newspapers', await write(JSON.stringify([{ ...EL_FARO, nombre: 'El Faro del Norte' }])));
  const feeds = await db.query<{ url: string }>({ name: '', text: 'select url from feeds order by url' }, []);
  expect(feeds.map(({ url }) => url)).toEqual(EL_FARO.feeds.toSorted());
  const { said } = await admin('newspapers', '--search', 'faro');
  expect(said).toMatch(/elfaro\.example\s+El Faro del Norte\s+ES\s+es\s+yes\s+300\s+2\s+0/);
});

test('a newspaper is switched off and on, and says how much of it may be shown', async () => {
  const { admin, write } = await setUp();
  await admin('import-newspapers', await write(JSON.stringify([EL_FARO])));
  expect((await admin('newspaper', 'elfaro.example', 'off')).said).toBe('El Faro: off');
  expect((await admin('extract-limit', 'elfaro.example', '0')).said).toBe('El Faro: 0 characters');
  expect((await admin('newspapers')).said).toMatch(/elfaro\.example\s+El Faro\s+ES\s+es\s+no\s+0/);
  expect((await admin('newspaper', 'elfaro.example', 'on')).said).toBe('El Faro: on');
});

test('what cannot be done is said', async () => {
  const { admin, write } = await setUp();
  const faults: [string[], string][] = [
    [['import-newspapers', 'nowhere.json'], 'nowhere.json cannot be read'],
    [['import-newspapers', await write('no list')], 'not JSON'],
    [['newspaper', 'nobody.example', 'off'], 'There is no newspaper nobody.example'],
    [['newspaper', 'poliedro', 'off'], 'There is no newspaper poliedro'],
    [['newspaper', 'nobody.example', 'maybe'], 'Say on or off'],
    [['extract-limit', 'nobody.example', '10'], 'There is no newspaper nobody.example'],
    [['extract-limit', 'nobody.example', '2001'], 'From 0 to 2000'],
    [['extract-limit', 'nobody.example', 'some'], 'From 0 to 2000'],
  ];
  for (const [args, words] of faults) {
    expect(await admin(...args)).toEqual({ status: WRONG_USE, said: expect.stringContaining(words) });
  }
  const file = await write(JSON.stringify([{ ...EL_FARO, feeds: ['file:///etc/passwd'] }]));
  expect((await admin('import-newspapers', file)).status).toBe(WRONG_USE);
});
