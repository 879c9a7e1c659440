const FIRST_WAIT_MS = 2000;

/** Each time longer, and between these two times as long by chance: nobody comes back in step with all the others. */
export function growingWait(failures: number, lastMs: number, [least, most]: readonly [number, number]): number {
  return Math.min(FIRST_WAIT_MS * 2 ** failures, lastMs) * (least + (most - least) * Math.random());
}
