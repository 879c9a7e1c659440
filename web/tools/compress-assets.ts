import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|svg|txt|webmanifest)$/;
/** Below this the headers weigh more than what is saved. */
const WORTHWHILE_BYTES = 512;

/** Compresses the built files once, as tightly as it goes; the server then only hands them out. */
export async function compressAssets(directory: string): Promise<void> {
  const files = await readdir(directory, { recursive: true });
  for (const file of files.filter((name) => COMPRESSIBLE.test(name))) {
    const path = join(directory, file);
    const content = await readFile(path);
    if (content.length < WORTHWHILE_BYTES) continue;
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }));
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}
