/** Whether what had the focus has gone, so that it may be set without taking it from anything. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
