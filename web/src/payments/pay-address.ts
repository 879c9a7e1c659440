import { withQuery } from '../platform/address.ts';

/** How far a payment is; without one, the window is at its beginning. */
export type PayStep = 'importe' | 'tarjeta' | 'espera';
type PayWindowName = 'saldo' | 'suscripcion' | `articulo.${number}`;

/** The page at `here` with one of the windows over it. */
export function payAddress(here: string, pagar: PayWindowName | undefined, paso?: PayStep): string {
  return withQuery(here, { pagar, paso, plan: undefined });
}

/** What the window has made of the history so far. */
export interface PayState {
  /** Entries since the page below it: to close the window is to go back as many. */
  readonly pagos?: number;
  /** Entries since the window's own beginning. */
  readonly pasos?: number;
  /** The step that it began with, if any. */
  readonly desde?: string;
}
