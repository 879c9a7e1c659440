import type { redaccionFrontPageEs } from './redaccion-front-page.es.ts';

export type RedaccionFrontPageText = typeof redaccionFrontPageEs;
