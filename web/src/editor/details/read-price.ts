import { PRECIO_MAX_EUROS } from '@poliedro/contracts/article-body/limits';

/** A price in whole cents, however it is written; nothing readable is free. */
export function readPrice(written: string): number {
  const euros = Number.parseFloat(written.replace(',', '.'));
  return Number.isFinite(euros) ? Math.min(Math.max(Math.round(euros * 100) / 100, 0), PRECIO_MAX_EUROS) : 0;
}
