/** The reader's place in the history, as the browser knows it: pages are drawn a little later. */
export const placeNow = (): string => (history.state as { key?: string } | null)?.key ?? 'default';
