import { type Logger, pino } from 'pino';

export type { Logger };

/** Structured lines on standard output. What identifies a person (address, cookies, credentials) is never given to it. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: ['*.password', '*.token', '*.email', 'req.headers', 'res.headers'], remove: true },
  });
}
