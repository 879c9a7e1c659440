import { type Logger, pino } from 'pino';

export type { Logger };

/** Structured lines on standard output. What identifies a person (address, cookies, credentials) is never given to it. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    // PostgreSQL's `detail` quotes what somebody wrote.
    redact: { paths: ['*.password', '*.token', '*.email', '*.detail', 'req.headers', 'res.headers'], remove: true },
  });
}
