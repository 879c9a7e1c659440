import type { AccountStatus } from '@poliedro/contracts/payouts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { moneyEs } from '../../locales/money.es.ts';
import { Earnings } from './earnings.tsx';

vi.mock('../../platform/page.ts', () => ({ usePage: () => ({ idioma: 'es', idioma_in_url: undefined }) }));

function drawn(change: Partial<AccountStatus>): string {
  const status: AccountStatus = {
    ...{ has_stripe_account: true, status: 'enabled', charges_enabled: true, payouts_enabled: true },
    ...{ pendiente_euros: 20, minimo_euros: 10, en_camino_euros: 0, pagado_euros: 0, deuda_euros: 0 },
    ...change,
  };
  return renderToStaticMarkup(<Earnings status={status} text={moneyEs.payouts} />).replaceAll('\u00a0', ' ');
}

test.each([
  ['Sale con el próximo pago.', {}],
  ['Se pagará en cuanto tu cuenta esté lista.', { status: 'incomplete' }],
  ['Faltan 7,00 € para el próximo pago.', { pendiente_euros: 3 }],
  ['quedan 5,00 € por cubrir: lo pendiente se pagará en cuanto los cubras añadiendo saldo.', { deuda_euros: 5 }],
  [
    'quedan 5,00 € por cubrir: lo pendiente se pagará en cuanto los cubras añadiendo saldo.',
    { deuda_euros: 5, status: 'incomplete' },
  ],
] as const)('of what is due it is said when it is paid: %s', (sentence, change) => {
  const html = drawn(change);
  expect(html).toContain(sentence);
  expect(html.includes('Sale con el próximo pago.')).toBe(Object.keys(change).length === 0);
});
