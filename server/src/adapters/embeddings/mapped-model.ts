import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { env } from 'onnxruntime-node';

const MODEL = 'model.onnx';
const WRITER = fileURLToPath(new URL('./write-mapped-model.ts', import.meta.url));

/** It takes some seconds. */
const MAKING_MS = 120_000;

const isThere = async (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** In a process of its own: it takes 400 MB for a moment, and memory that was taken once a process does not all give back. */
async function make(model: string, folder: string): Promise<void> {
  await promisify(execFile)(process.execPath, [WRITER, model, join(folder, MODEL)], { timeout: MAKING_MS });
}

/**
 * The same model with its weights in a file of their own, which onnxruntime maps instead of reading it: 100 MB less that each
 * worker has for itself, and nothing twice while it is opened. Made once, in a folder for what can be made again.
 */
export async function keepMapped(model: string, folder: string): Promise<string> {
  const { size, mtimeMs } = await stat(model);
  const made = JSON.stringify([model, size, mtimeMs, env.versions]);
  const kept = join(folder, `model-${createHash('sha256').update(made).digest('hex').slice(0, 16)}`);
  const file = join(kept, MODEL);
  if (await isThere(file)) return file;
  await mkdir(folder, { recursive: true });
  const unfinished = await mkdtemp(`${kept}-`);
  try {
    await make(model, unfinished);
    await rename(unfinished, kept);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Somebody else was quicker.
    if (!(await isThere(file))) throw error;
  }
  return file;
}
