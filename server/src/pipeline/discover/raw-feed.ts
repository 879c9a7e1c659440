/** A feed as it is written, in whatever format: texts may be HTML, addresses relative, dates anything. */
export interface RawFeed {
  readonly title: string;
  readonly hub: string | undefined;
  readonly self: string | undefined;
  readonly ttlMinutes: number | undefined;
  /** What addresses are relative to, if not to the feed's own. */
  readonly base: string | undefined;
  /** False where its end is missing. */
  readonly complete: boolean;
  readonly items: readonly RawItem[];
}

export interface RawItem {
  /** The first that is an address counts. */
  readonly links: readonly string[];
  readonly title: string;
  readonly summary: string;
  readonly content: string;
  readonly authors: readonly string[];
  readonly sections: readonly string[];
  /** The first that is a date counts. */
  readonly dates: readonly string[];
}

/** What more a feed has is older, or not for us. */
export const MOST_ITEMS = 500;
