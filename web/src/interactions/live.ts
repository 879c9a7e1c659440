import type { LiveMessages, LiveName } from '@poliedro/contracts/live';
import type { Target } from '@poliedro/contracts/targets';
import { growingWait } from '../platform/growing-wait.ts';
import { targetKey } from './target-key.ts';

type News = Exclude<LiveName, 'perdido'>;

export type LiveListener = { readonly [Name in News]?: (message: LiveMessages[Name]) => void } & {
  /** Listening after a pause, or later than wished: something may have been missed. */
  readonly missed: () => void;
};

interface Stream {
  readonly listeners: Set<LiveListener>;
  readonly end: () => void;
}

const MISSED: LiveName = 'perdido';
const NAMES: readonly News[] = ['comentario', 'contadores'];
const LAST_WAIT_MS = 30_000;

const someTime = (failures: number) => growingWait(failures, LAST_WAIT_MS, [1, 3]);

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
  let asking: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  /** From now on an opening is not the first, or not at once. */
  let late = false;

  function stop(): void {
    clearTimeout(timer);
    clearTimeout(asking);
    source?.close();
    source = undefined;
  }

  function tellMissed(): void {
    for (const { missed } of listeners) missed();
  }

  function start(): void {
    stop();
    if (document.visibilityState === 'hidden' || typeof EventSource !== 'function') {
      late = true;
      return;
    }
    source = new EventSource(address);
    source.onopen = () => {
      failures = 0;
      if (late) tellMissed();
      late = true;
    };
    source.onerror = () => {
      stop();
      timer = setTimeout(start, someTime(failures));
      failures += 1;
      late = true;
    };
    // All windows hear it at once; and by then no kept answer is from before.
    source.addEventListener(MISSED, () => {
      clearTimeout(asking);
      asking = setTimeout(tellMissed, someTime(0));
    });
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
