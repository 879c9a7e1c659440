import { toEuros } from '@poliedro/contracts/money';
import type { OpenAccounts, OpenMonth } from '@poliedro/contracts/open-accounts';
import type { Database } from '../../platform/database.ts';
import { findLastCheck, listMonths, type MovedInMonth } from './open-accounts.repository.ts';

type Amounts = Omit<OpenMonth, 'mes'>;

/** Where each amount stands in the ledger, and with which sign: money at the provider is below zero. */
const SOURCES: Readonly<
  Record<keyof Amounts, readonly (readonly [MovedInMonth['transfer_kind'], MovedInMonth['account_kind'], 1 | -1])[]>
> = {
  recargas: [['recarga', 'provider', -1]],
  donaciones: [['donacion', 'donations', 1]],
  compras: [
    ['compra', 'author', 1],
    ['compra', 'commission', 1],
  ],
  autores: [['compra', 'author', 1]],
  comision: [['compra', 'commission', 1]],
  pagado_autores: [['pago_autor_enviado', 'provider', 1]],
  costes: [['coste_proveedor', 'provider_fees', -1]],
  devuelto: [
    ['reembolso_enviado', 'provider', 1],
    ['reembolso_fallido', 'provider', 1],
    ['contracargo', 'provider', 1],
    ['contracargo_ganado', 'provider', 1],
  ],
};

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
// Minus zero is no amount.
const euros = (cents: number) => toEuros(cents) + 0;

function amountsOf(moved: readonly MovedInMonth[]): Amounts {
  const cents = (name: keyof Amounts) =>
    sum(
      SOURCES[name].map(
        ([transfer, account, sign]) =>
          sign *
          sum(
            moved
              .filter(({ transfer_kind, account_kind }) => transfer_kind === transfer && account_kind === account)
              .map((row) => row.cents),
          ),
      ),
    );
  const entries = (Object.keys(SOURCES) as (keyof Amounts)[]).map((name) => [name, euros(cents(name))] as const);
  return Object.fromEntries(entries) as unknown as Amounts;
}

export async function readOpenAccounts(db: Database, now: number): Promise<OpenAccounts> {
  const moved = await listMonths(db);
  const check = await findLastCheck(db);
  const months = [...new Set(moved.map(({ mes }) => mes))];
  const heldIn = (...kinds: MovedInMonth['account_kind'][]) =>
    euros(sum(moved.filter(({ account_kind }) => kinds.includes(account_kind)).map(({ cents }) => cents)));
  return {
    desde: months.at(-1) ?? null,
    actualizado_on: new Date(now).toISOString(),
    meses: months.map((mes) => ({ mes, ...amountsOf(moved.filter((row) => row.mes === mes)) })),
    total: amountsOf(moved),
    saldo_lectores: heldIn('reader'),
    pendiente_autores: heldIn('author', 'payout_clearing'),
    pendiente_tarjetas: heldIn('refund_clearing'),
    comprobado_on: check?.comprobado_on.toISOString() ?? null,
    fallos: check?.fallos ?? null,
  };
}
