import type { Invoice, Subscription, SubscriptionResult } from '@poliedro/contracts/subscriptions';
import type { Paying } from './paying.ts';
import type { Reader } from './reader.ts';

export const SUBSCRIPTION = '/api/stripe/subscription';

export type GivingAnswer = SubscriptionResult & { code?: string };

export const subscribe = (reader: Reader, card = 'pm_card_visa', more: object = {}) =>
  reader.post<GivingAnswer>('/api/stripe/create-subscription', {
    price_id: 'price_supporter',
    payment_method_id: card,
    ...more,
  });
export const see = async (reader: Reader, query = '') =>
  (await reader.get<{ suscripcion: Subscription | null }>(`${SUBSCRIPTION}${query}`)).body.suscripcion;
export const invoices = async (reader: Reader) =>
  (await reader.get<{ facturas: Invoice[] }>(`${SUBSCRIPTION}/invoices`)).body.facturas.map(({ estado }) => estado);

export const query = <Row extends object>({ app }: Paying, text: string) =>
  app.context.db.query<Row>({ name: '', text }, []);
export const mailsOf = async (paying: Paying, plantilla: string) =>
  (
    await query<{ datos: Record<string, string> }>(
      paying,
      `select datos from outgoing_mails where plantilla = '${plantilla}'`,
    )
  ).map(({ datos }) => datos);
export const donatedCents = async (paying: Paying) =>
  (
    await query<{ cents: number }>(
      paying,
      `select coalesce(sum(amount_cents), 0)::int as cents from ledger_entries join ledger_accounts using (account_id)
        where kind = 'donations'`,
    )
  )[0]?.cents;
