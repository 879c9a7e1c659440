import { runAutocannon } from './autocannon.ts';
import type { LoadOptions, LoadResult } from './load.ts';
import { hasWrk, runWrk } from './wrk.ts';

/** As many requests as the connections can carry, each waiting for the answer to the one before. */
export async function runLoad(options: LoadOptions): Promise<LoadResult> {
  const result = await (hasWrk() ? runWrk(options) : runAutocannon(options));
  if (result.perSecond === 0) throw new Error(`${options.paths[0]}: no good answer in ${options.seconds} s`);
  return result;
}
