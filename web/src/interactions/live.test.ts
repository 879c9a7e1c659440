import type { Counters } from '@poliedro/contracts/interactions';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenLive } from './live.ts';

const EVENT = { tipo: 'evento', id: 12 } as const;
const COUNTERS: Counters = { read_later: 0, save: 0, share: 0, upvote: 3, read: 9, comentarios: 1 };

/** The browser's, as far as it is used here. */
class Source extends EventTarget {
  static readonly opened: Source[] = [];
  onopen?: () => void;
  onerror?: () => void;
  closed = false;
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
    Source.opened.push(this);
  }
  close() {
    this.closed = true;
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
function look(visibilityState: string) {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
}
const open = () => Source.opened.filter(({ closed }) => !closed);
const latest = () => open()[0] as Source;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  vi.stubGlobal('document', page);
  vi.stubGlobal('EventSource', Source);
  page.visibilityState = 'visible';
  Source.opened.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('all listeners of a thing share one stream, which ends with the last', () => {
  const heard = vi.fn();
  const stopOne = listenLive(EVENT, { contadores: heard, missed: vi.fn() });
  const stopOther = listenLive(EVENT, { contadores: heard, missed: vi.fn() });
  expect(open()).toHaveLength(1);
  expect(latest().address).toBe('/api/live/evento/12');
  latest().dispatchEvent(new MessageEvent('contadores', { data: JSON.stringify(COUNTERS) }));
  expect(heard.mock.calls).toEqual([[COUNTERS], [COUNTERS]]);
  stopOne();
  expect(open()).toHaveLength(1);
  stopOther();
  expect(open()).toHaveLength(0);
});

test('a page that is not looked at listens to nothing, and says afterwards that it may have missed something', () => {
  const missed = vi.fn();
  const stop = listenLive(EVENT, { missed });
  latest().onopen?.();
  expect(missed).not.toHaveBeenCalled();
  look('hidden');
  expect(open()).toHaveLength(0);
  look('visible');
  latest().onopen?.();
  expect(missed).toHaveBeenCalledTimes(1);
  stop();
});

test('a stream that could not be opened at once says that something may have been missed', () => {
  page.visibilityState = 'hidden';
  const inTheDark = vi.fn();
  const stopFirst = listenLive(EVENT, { missed: inTheDark });
  look('visible');
  latest().onopen?.();
  expect(inTheDark).toHaveBeenCalledTimes(1);
  stopFirst();

  const afterFailing = vi.fn();
  const stop = listenLive(EVENT, { missed: afterFailing });
  latest().onerror?.();
  vi.advanceTimersByTime(600_000);
  latest().onopen?.();
  expect(afterFailing).toHaveBeenCalledTimes(1);
  stop();
});

test('a stream that has missed something lets all listeners ask again, each page at its own moment', () => {
  const missed = vi.fn();
  const stop = listenLive(EVENT, { missed });
  latest().onopen?.();
  latest().dispatchEvent(new MessageEvent('perdido', { data: '{}' }));
  vi.advanceTimersByTime(1000);
  latest().dispatchEvent(new MessageEvent('perdido', { data: '{}' }));
  vi.advanceTimersByTime(3999);
  expect(missed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(missed).toHaveBeenCalledTimes(1);
  latest().dispatchEvent(new MessageEvent('perdido', { data: '{}' }));
  stop();
  vi.advanceTimersByTime(600_000);
  expect(missed).toHaveBeenCalledTimes(1);
});

test.each([
  [0, 2000],
  [1, 6000],
])('a stream that breaks is back within two to six seconds (%d)', (chance, waitMs) => {
  vi.mocked(Math.random).mockReturnValue(chance);
  const stop = listenLive(EVENT, { missed: vi.fn() });
  latest().onerror?.();
  vi.advanceTimersByTime(waitMs - 1);
  expect(open()).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(open()).toHaveLength(1);
  stop();
});

test('a stream that breaks is opened again, each time later', () => {
  const stop = listenLive(EVENT, { missed: vi.fn() });
  for (const waitMs of [4000, 8000, 16_000]) {
    latest().onerror?.();
    expect(open()).toHaveLength(0);
    vi.advanceTimersByTime(waitMs - 1);
    expect(open()).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(open()).toHaveLength(1);
  }
  latest().onerror?.();
  stop();
  vi.advanceTimersByTime(600_000);
  expect(open()).toHaveLength(0);
});

test('a browser without streams misses nothing but the news', () => {
  vi.stubGlobal('EventSource', undefined);
  listenLive(EVENT, { missed: vi.fn() })();
  expect(Source.opened).toHaveLength(0);
});
