import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readLearningConfig } from '../config.ts';
import { trainClustering } from '../evaluate/clustering/train-clustering.ts';
import { startNewspapers } from '../evaluate/newspapers-process.ts';
import { storeEdgeModel } from '../pipeline/cluster/scores/score-edges.ts';

const ROOT = join(import.meta.dirname, '../../..');
const FOLDER = new URL('../pipeline/cluster/weights/', import.meta.url);

const { DATA_DIR: dataDir, EMBEDDING_MODEL_DIR: modelDir } = readLearningConfig();
if (dataDir === undefined || modelDir === undefined) {
  console.error('DATA_DIR and EMBEDDING_MODEL_DIR must name the folders of the labelled sets and of the model.');
  process.exit(1);
}

const write = (name: string, weights: unknown) =>
  writeFile(new URL(name, FOLDER), `${JSON.stringify(weights, null, 2)}\n`);

const newspapers = await startNewspapers(ROOT);
await trainClustering(
  { dataDir, modelDir, newspapers: newspapers.origin },
  {
    words: (weights) => write('words.json', weights),
    async model(kind, { model, whitening, cuts }) {
      await write(`${kind}.json`, storeEdgeModel(model));
      if (whitening !== undefined) await write('whitening.json', whitening);
      console.log(`${kind}: B-cubed F1 on parts that were left out, by cut`);
      for (const { cut, f1, sets } of cuts) {
        const figures = Object.entries(sets).map(([set, value]) => `${set} ${value.toFixed(3)}`);
        console.log(`  ${cut.toFixed(2).padStart(5)}  ${f1.toFixed(4)}  ${figures.join(', ')}`);
      }
    },
  },
);
newspapers.stop();
