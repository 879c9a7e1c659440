import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findFalls, readFigures, toFigure, writeFigures } from './quality-file.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const figure = (value: number, bar?: string) =>
  toFigure('copies', { figure: 'precision', value, ...(bar && { bar }) }, NOW);

test('a fall of more than a point is found, whichever way is down', () => {
  expect(findFalls([figure(0.95, '>= 0.9')], [figure(0.941, '>= 0.9')])).toEqual([]);
  expect(findFalls([figure(0.95, '>= 0.9')], [figure(0.93, '>= 0.9')])).toEqual(['copies, precision: 0.95 → 0.93']);
  expect(findFalls([figure(0.01, '<= 0.02')], [figure(0.03, '<= 0.02')])).toHaveLength(1);
  expect(findFalls([], [figure(0.1, '>= 0.9')])).toEqual([]);
});

test('fresh figures take the place of old ones and leave the others', async () => {
  const root = await mkdtemp(join(tmpdir(), 'quality-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, 'bench'));
  await mkdir(join(root, 'docs'));
  const other = toFigure('language', { figure: 'right', value: 0.99 }, NOW);
  writeFigures(root, [figure(0.9), other]);
  writeFigures(root, [figure(0.95)]);
  expect(readFigures(root).map(({ suite, value }) => `${suite} ${value}`)).toEqual(['copies 0.95', 'language 0.99']);
  expect(await readFile(join(root, 'docs/quality.md'), 'utf8')).toContain('| precision | 0.95 ');
});
