import type { ClusterTools } from '../src/pipeline/cluster/store-regrouping.ts';
import type { Database } from '../src/platform/database.ts';
import { siblings } from './pipeline-siblings.ts';

/** As the worker has them, without a model. */
export const clusterToolsOf = (db: Database): ClusterTools => ({
  db,
  model: undefined,
  judge: undefined,
  ...siblings,
});
