/**
 * No newspaper alone carries more than its share of the statements; the last ones of those that carry more are left.
 * Of few newspapers each may carry an equal part, however small the share.
 */
export function limitShares<S extends { readonly evidence: readonly { readonly articulo_id: number }[] }>(
  statements: readonly S[],
  periodicoOf: (articulo_id: number) => number,
  share: number,
): { readonly kept: S[]; readonly left: S[] } {
  const carriers = statements.map(
    ({ evidence }) => new Set(evidence.map(({ articulo_id }) => periodicoOf(articulo_id))),
  );
  const newspapers = new Set(carriers.flatMap((found) => [...found]));
  const most = Math.min(1, Math.max(share, 1 / Math.max(1, newspapers.size)));
  const alone = new Map<number, number[]>();
  for (const [at, carrier] of carriers.entries()) {
    const [only] = carrier;
    if (carrier.size !== 1 || only === undefined) continue;
    alone.set(only, [...(alone.get(only) ?? []), at]);
  }
  const left = new Set<number>();
  for (let changed = true; changed; ) {
    changed = false;
    for (const mine of alone.values()) {
      while (mine.length > 1 && mine.length > most * (statements.length - left.size) + 1e-9) {
        left.add(mine.pop() ?? 0);
        changed = true;
      }
    }
  }
  return {
    kept: statements.filter((_, at) => !left.has(at)),
    left: statements.filter((_, at) => left.has(at)),
  };
}
