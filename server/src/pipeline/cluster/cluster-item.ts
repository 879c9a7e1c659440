import type { ArticleSigns } from './signs.ts';

/** An article as it is compared with others. */
export interface ClusterItem {
  readonly articulo_id: number;
  /** Of two published at the same time it decides which comes first: ids differ from run to run. */
  readonly url: string;
  readonly idioma: string;
  /** In milliseconds; NaN where nobody knows. */
  readonly published_on: number;
  readonly signs: ArticleSigns;
  /** Of length 1, and of the one model that all of them are from. */
  readonly vector: Float32Array | undefined;
  /** Those of one final group stay together, those of two stay apart. */
  readonly final_group?: number | undefined;
}

/** Two groups that are near, and not near enough to be one. */
export interface GroupLink {
  /** Places in the list of groups, a before b. */
  readonly a: number;
  readonly b: number;
  /** Below 0: from 0 on they would be one. */
  readonly score: number;
}

export interface Grouping {
  /** Ids of articles, the first published first in each group; the groups by their first. An article alone is a group too. */
  readonly groups: number[][];
  /** The nearest first. */
  readonly links: GroupLink[];
}
