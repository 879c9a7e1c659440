import type { Edges } from './candidates.ts';

/** For each article its neighbours, the best first: those of article i stand from starts[i] to starts[i + 1]. */
export interface NeighbourLists {
  readonly starts: Int32Array;
  readonly neighbours: Int32Array;
  readonly scores: Float32Array;
  readonly edges: Int32Array;
}

export function listNeighbours(articles: number, { count, a, b }: Edges, scores: Float32Array): NeighbourLists {
  const starts = new Int32Array(articles + 1);
  for (let edge = 0; edge < count; edge += 1) {
    for (const end of [a[edge] as number, b[edge] as number]) starts[end + 1] = (starts[end + 1] as number) + 1;
  }
  for (let place = 0; place < articles; place += 1)
    starts[place + 1] = (starts[place + 1] as number) + (starts[place] as number);
  const byScore = Int32Array.from({ length: count }, (_, edge) => edge);
  byScore.sort((one, other) => (scores[other] as number) - (scores[one] as number) || one - other);
  const next = starts.slice();
  const edges = new Int32Array(2 * count);
  const neighbours = new Int32Array(2 * count);
  for (const edge of byScore) {
    const [one, other] = [a[edge] as number, b[edge] as number];
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      const at = next[from] as number;
      next[from] = at + 1;
      edges[at] = edge;
      neighbours[at] = to;
    }
  }
  return { starts, neighbours, scores: Float32Array.from(edges, (edge) => scores[edge] as number), edges };
}
