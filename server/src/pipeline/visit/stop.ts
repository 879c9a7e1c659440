import type { Refusal } from '../../platform/safe-fetch/safe-fetch.ts';

/** Why a visit has nothing to show. */
export type Stop =
  | { readonly kind: 'refused'; readonly why: Refusal | 'robots' | 'tdm'; readonly detail: string }
  /** Not now: the host is busy, or asked us to stay away; nothing was sent. */
  | { readonly kind: 'later'; readonly at: Date };

export const refuse = (why: Refusal | 'robots' | 'tdm', detail: string): Stop => ({ kind: 'refused', why, detail });
export const later = (at: number): Stop => ({ kind: 'later', at: new Date(at) });
