import { PLANS, type Plan } from '@poliedro/contracts/plans';
import { idFromAddress } from '../platform/address.ts';
import type { PayStep } from './pay-address.ts';

const STEPS: readonly PayStep[] = ['importe', 'tarjeta', 'espera'];

/** What is paid for: the address says it, so that back, reload and signing in lead where the reader was. */
export interface AskedPayment {
  readonly what: 'articulo' | 'saldo' | 'suscripcion';
  readonly articulo_id: number | undefined;
  readonly paso: PayStep | undefined;
  readonly plan: Plan | undefined;
}

export function readAskedPayment(search: string): AskedPayment | undefined {
  const query = new URLSearchParams(search);
  const [what, id] = query.get('pagar')?.split('.') ?? [];
  const articulo_id = idFromAddress(id);
  const rest = {
    paso: STEPS.find((step) => step === query.get('paso')),
    plan: PLANS.find((plan) => plan === query.get('plan')),
  };
  if (what === 'articulo' && articulo_id !== undefined) return { what, articulo_id, ...rest };
  return what === 'saldo' || what === 'suscripcion' ? { what, articulo_id: undefined, ...rest } : undefined;
}
