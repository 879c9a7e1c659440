import { existsSync, readFileSync } from 'node:fs';

function readStatus(pid: number, line: 'VmRSS' | 'VmHWM' | 'RssFile'): number | undefined {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return undefined;
  const [, kilobytes] = new RegExp(`^${line}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(file, 'utf8')) ?? [];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}

/** Resident memory of a process in bytes, where the system tells. */
export const residentBytes = (pid: number) => readStatus(pid, 'VmRSS');

/** The most that it has ever had. */
export const peakBytes = (pid: number) => readStatus(pid, 'VmHWM');

/** What of it lies in files too, code and models, so that several processes share it. */
export const mappedBytes = (pid: number) => readStatus(pid, 'RssFile');
