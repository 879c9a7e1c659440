/** That two groups may become one. It no longer holds once either of them has grown. */
export interface Proposal {
  readonly score: number;
  readonly p: number;
  readonly q: number;
  /** How often each had grown by then. */
  readonly versions: readonly [number, number];
}

const isBefore = (one: Proposal, other: Proposal): boolean =>
  one.score > other.score || (one.score === other.score && (one.p < other.p || (one.p === other.p && one.q < other.q)));

export interface MergeQueue {
  push(proposal: Proposal): void;
  /** The best; among equals that of the smaller groups. */
  pop(): Proposal | undefined;
}

/** A binary heap. */
export function createMergeQueue(): MergeQueue {
  const heap: Proposal[] = [];
  const at = (place: number) => heap[place] as Proposal;

  function sink(proposal: Proposal): void {
    let place = 0;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBefore(at(child + 1), at(child))) child += 1;
      if (!isBefore(at(child), proposal)) break;
      heap[place] = at(child);
      place = child;
    }
    heap[place] = proposal;
  }

  return {
    push(proposal) {
      let place = heap.push(proposal) - 1;
      while (place > 0) {
        const parent = (place - 1) >> 1;
        if (!isBefore(proposal, at(parent))) break;
        heap[place] = at(parent);
        place = parent;
      }
      heap[place] = proposal;
    },
    pop() {
      const [best] = heap;
      const last = heap.pop();
      if (last !== undefined && heap.length > 0) sink(last);
      return best;
    },
  };
}
