/** Acts some time after the page has loaded, when nothing it does can hold up what the reader came for. */
export function whenCalm(act: () => void, afterMs: number): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(act, afterMs);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    clearTimeout(timer);
    removeEventListener('load', wait);
  };
}
