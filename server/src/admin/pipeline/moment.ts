import { Mistake } from '../command.ts';
import { plain } from '../table.ts';

const UNITS: Readonly<Record<string, number>> = { s: 1000, min: 60_000, h: 3_600_000, d: 86_400_000 };

/** `2h`, `30min`, `3d` ago, or a date, with or without a time, of UTC. */
export function readMoment(text: string, now: number): Date {
  const [, amount, unit = ''] = /^(\d{1,6})(s|min|h|d)$/.exec(text) ?? [];
  if (amount !== undefined) return new Date(now - Number(amount) * (UNITS[unit] ?? 0));
  const moment = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z?)?$/.test(text)
    ? Date.parse(text.replace(/(?<=T.*\d)$/, 'Z'))
    : Number.NaN;
  if (Number.isNaN(moment)) throw new Mistake(`${plain(text)} is no time: say 2h, 30min, 3d or 2026-03-02T06:00Z.`);
  return new Date(moment);
}

/** As short as it can be read. */
export function inWords(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} s`;
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`;
  return seconds < 172_800 ? `${Math.round(seconds / 3600)} h` : `${Math.round(seconds / 86_400)} days`;
}
