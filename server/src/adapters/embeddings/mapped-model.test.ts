import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { keepMapped } from './mapped-model.ts';
import { openSentenceModel } from './sentence-model.ts';

const FOLDER = process.env.EMBEDDING_MODEL_DIR ?? '';
const given = FOLDER === '' ? 'skipped: EMBEDDING_MODEL_DIR names no folder' : 'as EMBEDDING_MODEL_DIR names it';

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mapped-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

describe.skipIf(FOLDER === '')(`the local model with its weights mapped, ${given}`, () => {
  const model = join(FOLDER, 'onnx', 'model_quantized.onnx');

  test('gives the very same vectors', async () => {
    const texts = [
      'Doce muertos por las inundaciones en Valencia',
      'Die Zentralbank belässt die Zinsen bei zwei Prozent',
    ];
    const read = await openSentenceModel({ folder: FOLDER, threads: 1 });
    const mapped = await openSentenceModel({ folder: FOLDER, threads: 1, cache: await emptyFolder() });
    for (const text of texts) expect(await mapped.embed(text)).toEqual(await read.embed(text));
  });

  test('is made once, also where several begin at the same time', async () => {
    const folder = await emptyFolder();
    const files = await Promise.all([keepMapped(model, folder), keepMapped(model, folder)]);
    expect(new Set(files).size).toBe(1);
    expect(await readdir(folder)).toHaveLength(1);
    const { mtimeMs } = await stat(files[0]);
    expect(await keepMapped(model, folder)).toBe(files[0]);
    expect((await stat(files[0])).mtimeMs).toBe(mtimeMs);
  });

  test('is read as it is where nothing can be written', async () => {
    const file = join(await emptyFolder(), 'no-folder');
    await writeFile(file, '');
    const { dimensions } = await openSentenceModel({ folder: FOLDER, threads: 1, cache: file });
    expect(dimensions).toBe(384);
  });

  test('what cannot be read leaves nothing behind', async () => {
    const folder = await emptyFolder();
    const broken = join(folder, 'broken.onnx');
    await writeFile(broken, 'no model');
    await expect(keepMapped(broken, join(folder, 'cache'))).rejects.toThrow();
    expect(await readdir(join(folder, 'cache'))).toEqual([]);
  });
});
