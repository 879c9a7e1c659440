/** Whether the reader is still at the place in the history that the router calls so: who has gone on is not led elsewhere. */
export const isStillAt = (key: string) => ((history.state as { key?: string } | null)?.key ?? 'default') === key;
