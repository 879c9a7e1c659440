import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { z } from 'zod';

/** The rows of a labelled set: gzipped, one of JSON a line. */
export async function readLines<Row>(file: string, row: z.ZodType<Row>): Promise<Row[]> {
  const lines = (await promisify(gunzip)(await readFile(file))).toString().split('\n');
  return lines.filter((line) => line !== '').map((line) => row.parse(JSON.parse(line)));
}
