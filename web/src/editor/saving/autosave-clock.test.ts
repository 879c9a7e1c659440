import { describe, expect, it } from 'vitest';
import { ALL_SAVED, type AutosaveClock, arrived, changed, dueAt, failed, isUnsaved, sent } from './autosave-clock.ts';

const SECOND = 1000;
const changedAt = (...seconds: readonly number[]) =>
  seconds.reduce<AutosaveClock>((clock, second) => changed(clock, second * SECOND), ALL_SAVED);
const dueSecond = (clock: AutosaveClock) => (dueAt(clock) ?? Number.NaN) / SECOND;

describe('the clock of autosave', () => {
  it('saves 60 seconds after the last change', () => {
    expect(dueAt(ALL_SAVED)).toBeUndefined();
    expect(dueSecond(changedAt(5))).toBe(65);
    expect(dueSecond(changedAt(5, 30))).toBe(90);
  });

  it('saves at the latest 120 seconds after the first unsaved change', () => {
    expect(dueSecond(changedAt(0, 50, 100, 119))).toBe(120);
  });

  it('counts anew from what was changed while the text was on its way', () => {
    const onItsWay = sent(changedAt(0, 10), 70 * SECOND);
    expect(dueAt(onItsWay)).toBeUndefined();
    expect(isUnsaved(onItsWay)).toBe(true);
    expect(arrived(onItsWay)).toEqual(ALL_SAVED);
    const busy = changed(onItsWay, 71 * SECOND);
    expect(dueAt(busy)).toBeUndefined();
    expect(dueSecond(arrived(busy))).toBe(131);
  });

  it('waits longer after each failure and forgets nothing', () => {
    let clock = changedAt(0);
    const waits = [60, 130, 200, 300, 500, 700].map((second) => {
      clock = failed(sent(clock, second * SECOND), second * SECOND);
      expect(isUnsaved(clock)).toBe(true);
      return dueSecond(clock) - second;
    });
    expect(waits).toEqual([10, 20, 40, 80, 120, 120]);
    expect(arrived(sent(clock, 900 * SECOND))).toEqual(ALL_SAVED);
    expect(failed(changed(sent(changedAt(0), SECOND), 2 * SECOND), 3 * SECOND).unsaved).toEqual({
      first: 0,
      last: 2 * SECOND,
    });
  });
});
