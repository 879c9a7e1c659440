import { writeFile } from 'node:fs/promises';
import { trainClickbait } from '../evaluate/train-clickbait.ts';

const WEIGHTS = new URL('../pipeline/extract/clickbait/weights.json', import.meta.url);

const dataDir = process.env.DATA_DIR ?? '';
if (dataDir === '') {
  console.error('DATA_DIR names no folder with labelled titles to learn from.');
  process.exit(1);
}
await writeFile(WEIGHTS, `${JSON.stringify(await trainClickbait(dataDir), null, 2)}\n`);
