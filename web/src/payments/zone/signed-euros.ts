import { euros } from '../../platform/money.ts';

/** An amount with its sign: what comes and what goes. */
export function signedEuros(amount: number, idioma: string): string {
  return `${amount < 0 ? '−' : '+'}${euros(Math.abs(amount), idioma)}`;
}
