import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFigure } from '@poliedro/contracts/figures';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../test/database.ts';
import { listFigures } from '../pipeline/quality/quality.repository.ts';
import { runAdmin } from './command-line.ts';
import { WRONG_USE } from './run-command.ts';

test('what an evaluation has measured is kept once, beside what was measured before', async () => {
  const db = await openTestDatabase('empty');
  const folder = await mkdtemp(join(tmpdir(), 'quality-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'quality.json');
  const record = async (args = [file]) => {
    const said: string[] = [];
    const status = await runAdmin(['quality', ...args], { db, origin: '', say: (text) => said.push(text) });
    return [status, said.join('\n')];
  };
  const figure = (value: number, date: string) =>
    makeFigure({ suite: 'copies', name: 'precision', unit: '', value, bar: '>= 0.9' }, new Date(date));
  await writeFile(file, JSON.stringify([figure(0.85, '2026-11-01T10:00:00Z')]));
  expect(await record()).toEqual([0, '1 figures, 1 of them new']);
  expect(await record()).toEqual([0, '1 figures, 0 of them new']);
  await writeFile(file, JSON.stringify([figure(0.95, '2026-11-08T10:00:00Z')]));
  await record();
  expect(await listFigures(db, 10)).toEqual([
    {
      ...{ suite: 'copies', name: 'precision', unit: '', bar: '>= 0.9', holds: true, detail: null },
      measured: [
        { value: 0.85, on: '2026-11-01T10:00:00Z' },
        { value: 0.95, on: '2026-11-08T10:00:00Z' },
      ],
    },
  ]);
  expect((await record([join(folder, 'none.json')]))[0]).toBe(WRONG_USE);
});
