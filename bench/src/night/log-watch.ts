import { createWriteStream } from 'node:fs';
import type { Listener } from '../processes/long-process.ts';

/** As the product's logger names them; what is not here is said in passing. */
const GRAVE = ['warn', 'error', 'fatal'];
/** Nobody else's fault, however it is told. */
const OWN_FAULTS = ['TypeError', 'ReferenceError', 'RangeError', 'SyntaxError', 'ZodError'];

export interface LogWatch {
  /** For one process. */
  listen(name: string): Listener;
  /** Lines that tell of an error, or that no logger wrote, each kind with how often it came. */
  faults(): ReadonlyMap<string, number>;
  warnings(): ReadonlyMap<string, number>;
  close(): void;
}

interface Line {
  readonly level: string;
  readonly msg?: string;
  readonly reason?: string;
  readonly err?: { readonly type?: string; readonly message?: string };
}

function parse(line: string): Line | undefined {
  try {
    const parsed = JSON.parse(line) as Partial<Line>;
    return typeof parsed.level === 'string' ? (parsed as Line) : undefined;
  } catch {
    return undefined;
  }
}

const kindOf = ({ msg, reason, err }: Line) =>
  [msg, err?.message ?? reason]
    .filter((part) => part !== undefined)
    .join(': ')
    .replaceAll(/\d+/g, 'N');

/** Reads what processes say; from warnings on it is kept in a file, to be looked at afterwards. */
export function watchLog(file: string): LogWatch {
  const kept = createWriteStream(file);
  const faults = new Map<string, number>();
  const warnings = new Map<string, number>();
  function read(name: string, line: string): void {
    const told = parse(line);
    if (told !== undefined && !GRAVE.includes(told.level)) return;
    kept.write(`${new Date().toISOString()} ${name} ${line}\n`);
    const isFault = told?.level !== 'warn' || OWN_FAULTS.includes(told.err?.type ?? '');
    const kind = `${name.replace(/ .*/, '')}: ${told === undefined ? line : kindOf(told)}`;
    const kinds = isFault ? faults : warnings;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return {
    listen(name) {
      let rest = '';
      return (text) => {
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) if (line.trim() !== '') read(name, line);
      };
    },
    faults: () => faults,
    warnings: () => warnings,
    close: () => void kept.end(),
  };
}
