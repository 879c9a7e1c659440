/** As the browser answered last. It outlives the editor, for whoever says what has become of the text when that has failed. */
let isKept = true;

export const isDraftKept = (): boolean => isKept;

export function noteKept(kept: boolean): void {
  isKept = kept;
}
