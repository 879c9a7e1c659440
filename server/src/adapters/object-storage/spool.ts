import { createHash } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

interface Spooled {
  /** Read from the disk as it is sent. */
  readonly blob: Blob;
  readonly sha256: string;
}

/** A bucket wants to know size and hash before the first byte: what comes in pieces waits on the disk until the last. */
export async function withSpooled<T>(
  pieces: AsyncIterable<Uint8Array>,
  use: (spooled: Spooled) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'poliedro-'));
  try {
    const path = join(folder, 'file');
    const hash = createHash('sha256');
    const hashed = async function* (source: AsyncIterable<Uint8Array>) {
      for await (const piece of source) {
        hash.update(piece);
        yield piece;
      }
    };
    await pipeline(pieces, hashed, createWriteStream(path, { mode: 0o600 }));
    return await use({ blob: await openAsBlob(path), sha256: hash.digest('hex') });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
