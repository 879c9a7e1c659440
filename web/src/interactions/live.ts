import type { LiveMessages, LiveName } from '@poliedro/contracts/live';
import type { Target } from '@poliedro/contracts/targets';
import { targetKey } from './target-key.ts';

export type LiveListener = { readonly [Name in LiveName]?: (message: LiveMessages[Name]) => void } & {
  /** Listening again after a pause: something may have been missed. */
  readonly missed: () => void;
};

interface Stream {
  readonly listeners: Set<LiveListener>;
  readonly end: () => void;
}

const NAMES: readonly LiveName[] = ['comentario', 'contadores'];
const FIRST_WAIT_MS = 2000;
const LAST_WAIT_MS = 60_000;

/** Nobody comes back in step with all the others. */
const someTime = (failures: number) => Math.min(FIRST_WAIT_MS * 2 ** failures, LAST_WAIT_MS) * (0.5 + Math.random());

const streams = new Map<string, Stream>();

/** Hears of what others do to an event or an article, while the page is looked at. Without it nothing breaks. */
export function listenLive(target: Target, listener: LiveListener): () => void {
  const key = targetKey(target);
  const stream = streams.get(key) ?? openStream(`/api/live/${target.tipo}/${target.id}`);
  streams.set(key, stream);
  stream.listeners.add(listener);
  return () => {
    stream.listeners.delete(listener);
    if (stream.listeners.size > 0) return;
    streams.delete(key);
    stream.end();
  };
}

function openStream(address: string): Stream {
  const listeners = new Set<LiveListener>();
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let opened = false;

  function stop(): void {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  }

  function start(): void {
    stop();
    if (document.visibilityState === 'hidden' || typeof EventSource !== 'function') return;
    source = new EventSource(address);
    source.onopen = () => {
      failures = 0;
      if (opened) for (const { missed } of listeners) missed();
      opened = true;
    };
    source.onerror = () => {
      stop();
      timer = setTimeout(start, someTime(failures));
      failures += 1;
    };
    for (const name of NAMES) {
      source.addEventListener(name, ({ data }: MessageEvent<string>) => {
        const message = JSON.parse(data);
        for (const listener of listeners) listener[name]?.(message);
      });
    }
  }

  document.addEventListener('visibilitychange', start);
  addEventListener('pagehide', stop);
  addEventListener('pageshow', start);
  start();
  return {
    listeners,
    end() {
      stop();
      document.removeEventListener('visibilitychange', start);
      removeEventListener('pagehide', stop);
      removeEventListener('pageshow', start);
    },
  };
}
