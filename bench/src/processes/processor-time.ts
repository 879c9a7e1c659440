import { existsSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever the machine. */
const TICK_MS = 10;

/** Milliseconds of processor time that a process has used so far, where the system tells. */
export function processorTimeMs(pid: number): number | undefined {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  // After the name, which stands in brackets and may hold anything, user and system time are the 12th and 13th field.
  const [, fields = ''] = readFileSync(file, 'utf8').split(/\) (?=\S )/);
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
  return (user + system) * TICK_MS;
}
