/** Whether what had the focus has gone, so that it may be set without taking it from anything. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Puts the keyboard even on what takes none by itself, such as a heading or a row; what is in view stays there. */
export function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
