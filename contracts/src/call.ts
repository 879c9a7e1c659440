import { z } from 'zod';

/** For a call that takes no parameters, or no query. */
export const nothing = z.object({});
/** The reply of a call that has nothing to tell but that it is done. */
export const done = z.object({ success: z.literal(true) });

/** A body that is a file, not JSON. */
export interface Upload {
  readonly types: readonly string[];
  readonly maxBytes: number;
}

/** One call of the API: the server registers it, the web calls it, OpenAPI describes it. */
export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With Fastify's `:name` placeholders, always starting with /api. */
  readonly path: `/api/${string}`;
  /** Without the prefix it is the address of a page, and answers as one. */
  readonly isPageWithoutPrefix?: true;
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  readonly body?: Body;
  /** Where a body may be larger than most. */
  readonly maxBytes?: number;
  readonly upload?: Upload;
  readonly reply: Reply;
  /** The type of a reply that is a file; `reply` then says nothing. */
  readonly download?: string;
}

export function defineCall<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Reply extends z.ZodType,
  Body extends z.ZodType | undefined = undefined,
>(call: Call<Params, Query, Reply, Body>): Call<Params, Query, Reply, Body> {
  return call;
}
