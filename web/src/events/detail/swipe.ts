/** Before a finger has moved so far it may still mean anything. */
const DECIDED_PX = 10;
const CLOSES_AFTER_PX = 120;
const FLICK_PX = 40;
const FLICK_PX_PER_MS = 0.6;

export interface Point {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

export type Meaning = 'undecided' | 'pulls' | 'other';

/** Whether a finger pulls the window down, or scrolls up or sideways. */
export function meaningOf(start: Point, now: Point): Meaning {
  const [dx, dy] = [Math.abs(now.x - start.x), now.y - start.y];
  if (Math.max(dx, Math.abs(dy)) < DECIDED_PX) return 'undecided';
  return dy > dx ? 'pulls' : 'other';
}

/** How far the window has come down with the finger. */
export function pulledPx(start: Point, now: Point): number {
  return Math.max(0, now.y - start.y);
}

/** Let go here, the window closes: pulled far enough, or flicked. */
export function closesWindow(start: Point, end: Point): boolean {
  const pulled = pulledPx(start, end);
  return pulled > CLOSES_AFTER_PX || (pulled > FLICK_PX && pulled / Math.max(1, end.at - start.at) > FLICK_PX_PER_MS);
}
