import { writeFile } from 'node:fs/promises';
import { readLearningConfig } from '../config.ts';
import { trainClickbait } from '../evaluate/train-clickbait.ts';

const WEIGHTS = new URL('../pipeline/extract/clickbait/weights.json', import.meta.url);

const { DATA_DIR: dataDir } = readLearningConfig();
if (dataDir === undefined) {
  console.error('DATA_DIR names no folder with labelled titles to learn from.');
  process.exit(1);
}
await writeFile(WEIGHTS, `${JSON.stringify(await trainClickbait(dataDir), null, 2)}\n`);
