const GLIDE_MS = 150;

/** Scrolls a row sideways in at most 150 ms, or at once for readers who want less motion. */
export function glide(element: HTMLElement, by: number): void {
  const from = element.scrollLeft;
  const to = Math.max(0, Math.min(from + by, element.scrollWidth - element.clientWidth));
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    element.scrollLeft = to;
    return;
  }
  const start = performance.now();
  element.dataset.gliding = '';
  const step = (now: number) => {
    const part = Math.min(1, Math.max(0, (now - start) / GLIDE_MS));
    element.scrollLeft = from + (to - from) * (1 - (1 - part) ** 3);
    if (part < 1) requestAnimationFrame(step);
    else delete element.dataset.gliding;
  };
  requestAnimationFrame(step);
}
