/**
 * For a cache that forgets what was used longest ago. The library's own `max` sets all the room aside at once, which
 * costs every start of a process tens of milliseconds; this grows with what is kept.
 */
export const roomFor = (count: number) => ({ maxSize: count, sizeCalculation: () => 1 });
