import type { redaccionReportsEs } from './redaccion-reports.es.ts';

/** The texts of reports in the operators' console. */
export type RedaccionReportsText = typeof redaccionReportsEs;
