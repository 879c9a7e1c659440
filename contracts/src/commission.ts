export const PORCENTAJE_COMISION = 10;

/** What an author gets of a price; the commission is rounded down to the cent. */
export function authorShareCents(priceCents: number): number {
  return priceCents - Math.floor((priceCents * PORCENTAJE_COMISION) / 100);
}
