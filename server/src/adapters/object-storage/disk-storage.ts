import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { checkType, type ObjectStorage, StorageFailed, typeOfKey } from './object-storage.ts';

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'unknown');

/** The system's words hold the path: only its code is told. */
function fail(error: unknown): never {
  throw new StorageFailed(`failed on disk: ${codeOf(error)}`);
}

/** On the disk before it has its name: a reader never sees half a file, not even after a crash. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomBytes(6).toString('hex')}.draft`;
  try {
    const file = await open(draft, 'wx', 0o640);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {});
    throw error;
  }
}

export function openDiskStorage(folder: string): ObjectStorage {
  const root = resolve(folder);
  return {
    async put(key, bytes, type) {
      checkType(key, type);
      await writeWhole(join(root, key), bytes).catch(fail);
    },
    async get(key) {
      const type = typeOfKey(key);
      try {
        return { bytes: await readFile(join(root, key)), type };
      } catch (error) {
        return codeOf(error) === 'ENOENT' ? null : fail(error);
      }
    },
    async delete(key) {
      typeOfKey(key);
      await rm(join(root, key), { force: true }).catch(fail);
    },
  };
}
