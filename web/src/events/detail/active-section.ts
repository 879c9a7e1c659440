/** A section is active once its top has come this near to the top of what is read. */
const ACTIVE_WITHIN_PX = 100;

export interface SectionPlace<Name> {
  readonly name: Name;
  /** Below the top of what is read. */
  readonly top: number;
}

/** The last section whose top has passed; at the very end the last one, however short it is. */
export function activeSection<Name>(places: readonly SectionPlace<Name>[], atEnd: boolean): Name | undefined {
  const passed = atEnd ? places.at(-1) : places.findLast(({ top }) => top <= ACTIVE_WITHIN_PX);
  return (passed ?? places[0])?.name;
}

/** From here on the navigation of a phone makes room for reading. */
const HIDES_AFTER_PX = 100;
/** A trembling finger is not a direction. */
const DIRECTION_PX = 4;

/** Whether the navigation is away after a scroll: down takes it away, up brings it back. */
export function isNavigationAway(away: boolean, from: number, to: number): boolean {
  if (to <= HIDES_AFTER_PX) return false;
  if (Math.abs(to - from) < DIRECTION_PX) return away;
  return to > from;
}
