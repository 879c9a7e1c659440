/** The nearest so far, the nearest first; among equals the one that came first. */
export interface NearestList {
  readonly places: Int32Array;
  readonly nearness: Float64Array;
}

const NOBODY = -1;

export const emptyList = (length: number): NearestList => ({
  places: new Int32Array(length).fill(NOBODY),
  nearness: new Float64Array(length).fill(Number.NEGATIVE_INFINITY),
});

export function offer({ places, nearness }: NearestList, place: number, value: number): void {
  let at = nearness.length - 1;
  if (value <= (nearness[at] as number)) return;
  while (at > 0 && (nearness[at - 1] as number) < value) {
    nearness[at] = nearness[at - 1] as number;
    places[at] = places[at - 1] as number;
    at -= 1;
  }
  nearness[at] = value;
  places[at] = place;
}
