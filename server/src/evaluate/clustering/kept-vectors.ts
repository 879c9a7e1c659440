import { createHash } from 'node:crypto';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { VECTOR_DIMENSIONS } from '../../adapters/embeddings/embedder.ts';
import { openLocalEmbedder } from '../../adapters/embeddings/local-embedder.ts';
import { embedTextOf, type TextToEmbed } from '../../pipeline/embed/embed-text.ts';

const NAME_BYTES = 16;
const FLOAT_BYTES = 4;
const BYTES = NAME_BYTES + VECTOR_DIMENSIONS * FLOAT_BYTES;
const AT_ONCE = 100;

const nameOf = (text: string) => createHash('sha256').update(text).digest().subarray(0, NAME_BYTES);

async function readKept(file: string): Promise<Map<string, Float32Array>> {
  const bytes = await readFile(file).catch(() => Buffer.alloc(0));
  const kept = new Map<string, Float32Array>();
  for (let at = 0; at + BYTES <= bytes.length; at += BYTES) {
    const vector = new Float32Array(VECTOR_DIMENSIONS);
    for (const place of vector.keys()) vector[place] = bytes.readFloatLE(at + NAME_BYTES + place * FLOAT_BYTES);
    kept.set(bytes.toString('hex', at, at + NAME_BYTES), vector);
  }
  return kept;
}

function toBytes(name: Buffer, vector: Float32Array): Buffer {
  const bytes = Buffer.alloc(BYTES);
  name.copy(bytes);
  for (const [place, value] of vector.entries()) bytes.writeFloatLE(value, NAME_BYTES + place * FLOAT_BYTES);
  return bytes;
}

/** The vectors of texts as the product makes them. They are kept in the folder for temporary files: thousands take minutes. */
export async function vectorsOf(texts: readonly TextToEmbed[], modelDir: string): Promise<Float32Array[]> {
  const folder = join(tmpdir(), 'poliedro-vectors');
  await mkdir(folder, { recursive: true });
  const file = join(folder, basename(modelDir));
  const kept = await readKept(file);
  const wanted = texts.map((text) => embedTextOf(text));
  const names = wanted.map((text) => nameOf(text));
  const missing = new Map<string, { text: string; name: Buffer }>();
  for (const [at, text] of wanted.entries()) {
    const name = names[at] as Buffer;
    if (!kept.has(name.toString('hex'))) missing.set(name.toString('hex'), { text, name });
  }
  if (missing.size > 0) {
    const embedder = await openLocalEmbedder({ folder: modelDir });
    const all = [...missing.values()];
    for (let from = 0; from < all.length; from += AT_ONCE) {
      const some = all.slice(from, from + AT_ONCE);
      const vectors = await embedder.embed(some.map(({ text }) => text));
      const made = some.map(({ name }, at) => ({ name, vector: vectors[at] as Float32Array }));
      for (const { name, vector } of made) kept.set(name.toString('hex'), vector);
      await appendFile(file, Buffer.concat(made.map(({ name, vector }) => toBytes(name, vector))));
    }
    await embedder.close();
  }
  return names.map((name) => kept.get(name.toString('hex')) as Float32Array);
}
