import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { checkType, type ObjectStorage, StorageFailed, typeOfKey } from './object-storage.ts';

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'unknown');

/** The system's words hold the path: only its code is told. */
function fail(error: unknown): never {
  throw new StorageFailed(`failed on disk: ${codeOf(error)}`);
}

type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

async function writePieces(path: string, pieces: Pieces): Promise<number> {
  const file = await open(path, 'wx', 0o640).catch(fail);
  try {
    let bytes = 0;
    for await (const piece of pieces) {
      await file.writeFile(piece).catch(fail);
      bytes += piece.byteLength;
    }
    await file.sync().catch(fail);
    return bytes;
  } finally {
    await file.close().catch(fail);
  }
}

/** On the disk before it has its name: a reader never sees half a file, not even after a crash. */
async function writeWhole(path: string, pieces: Pieces): Promise<number> {
  await mkdir(dirname(path), { recursive: true }).catch(fail);
  const draft = `${path}.${randomBytes(6).toString('hex')}.draft`;
  try {
    const bytes = await writePieces(draft, pieces);
    await rename(draft, path).catch(fail);
    return bytes;
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {});
    throw error;
  }
}

const nullWhereNone = (error: unknown) => (codeOf(error) === 'ENOENT' ? null : fail(error));

export function openDiskStorage(folder: string): ObjectStorage {
  const root = resolve(folder);
  return {
    async put(key, bytes, type) {
      checkType(key, type);
      await writeWhole(join(root, key), [bytes]);
    },
    async putPieces(key, pieces, type) {
      checkType(key, type);
      return writeWhole(join(root, key), pieces);
    },
    async get(key) {
      const type = typeOfKey(key);
      const bytes = await readFile(join(root, key)).catch(nullWhereNone);
      return bytes && { bytes, type };
    },
    async open(key) {
      typeOfKey(key);
      const file = await open(join(root, key)).catch(nullWhereNone);
      return file?.createReadStream() ?? null;
    },
    async delete(key) {
      typeOfKey(key);
      await rm(join(root, key), { force: true }).catch(fail);
    },
  };
}
