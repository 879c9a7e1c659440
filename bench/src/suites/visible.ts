import type { Suite } from '../suite.ts';
import { measureVisibility } from '../workers/visibility.ts';
import { localModel } from '../workers/worker.ts';

export const visibleSuite: Suite = {
  name: 'visible',
  summary:
    'How long a fresh article, and a fresh event, takes from the poll that brings it to the site as readers get it.',
  run: (bench) => measureVisibility(bench, localModel(process.env)),
};
