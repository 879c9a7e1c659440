const NAME = 'borrador:';

/** Says to the other tabs, as long as this one lives, that a draft is being written here. */
export function holdDraft(key: string): () => void {
  const end = Promise.withResolvers<void>();
  navigator.locks?.request(NAME + key, () => end.promise).catch(() => {});
  return end.resolve;
}

/** Drafts that open tabs are writing. */
export async function heldDrafts(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.map(({ name = '' }) => name.slice(NAME.length)));
}
