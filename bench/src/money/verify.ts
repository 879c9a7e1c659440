import { query } from '../site/database.ts';
import type { Services } from '../site/services.ts';
import type { Provider, ProviderObject } from './provider.ts';

interface Books {
  readonly services: Services;
  readonly provider: Provider;
  /** What the site said was bought, as `reader:article`. */
  readonly bought: ReadonlySet<string>;
}

interface Posted {
  readonly provider_id: string;
  readonly cents: number;
}

/** What the house's account with the provider moved by, for each object behind transfers of these kinds. */
const POSTED = `select provider_id, sum(-amount_cents)::float8 as cents from ledger_transfers
  join ledger_entries using (transfer_id) join ledger_accounts account using (account_id)
  where ledger_transfers.kind = any ($1) and account.kind = 'provider' group by provider_id`;

const centsOf = (object: ProviderObject, field = 'amount') => Number(object[field]);

const TOLD = `select type, source, outcome, reason, attempts from provider_events
  where payload->'data'->'object'->>'id' = $1 order by created_on`;

/** What the house has heard of an object that its books do not have. */
async function describeTold(services: Services, id: string): Promise<string> {
  const told = await query<Record<string, unknown>>(services, TOLD, [id]);
  return told.length === 0 ? 'nothing was heard of it' : `heard: ${told.map((row) => JSON.stringify(row)).join(', ')}`;
}

/** Each object of the provider's is in the ledger once, with its amount, and the ledger has no others. */
async function compare(
  { services }: Books,
  name: string,
  kinds: readonly string[],
  objects: readonly (readonly [id: string, cents: number])[],
): Promise<string[]> {
  const posted = new Map((await query<Posted>(services, POSTED, [kinds])).map((row) => [row.provider_id, row.cents]));
  const faults: string[] = [];
  for (const [id, cents] of objects) {
    const found = posted.get(id);
    posted.delete(id);
    if (found === cents) continue;
    const told = await describeTold(services, id);
    faults.push(`${name} ${id} is of ${cents} cents, in the ledger of ${found ?? 'none'}; ${told}`);
  }
  const others = [...posted].filter(([, cents]) => cents !== 0);
  return [...faults, ...others.map(([id, cents]) => `${name} ${id} of ${cents} cents is only in the ledger`)];
}

async function compareWithProvider(books: Books): Promise<string[]> {
  const { provider } = books;
  const intents = (await provider.list('/v1/payment_intents')).filter(({ status }) => status === 'succeeded');
  const isTopUp = ({ metadata }: ProviderObject) => 'top_up_id' in (metadata as object);
  const paid = (those: readonly ProviderObject[]) => those.map((one) => [one.id, centsOf(one)] as const);
  const refunds = (await provider.list('/v1/refunds')).filter(({ status }) => status === 'succeeded');
  const transfers = await provider.list('/v1/transfers');
  return [
    ...(await compare(books, 'top-up', ['recarga'], paid(intents.filter(isTopUp)))),
    ...(await compare(books, 'donation', ['donacion'], paid(intents.filter((intent) => !isTopUp(intent))))),
    ...(await compare(
      books,
      'refund',
      ['reembolso_enviado', 'reembolso_fallido'],
      refunds.map((one) => [one.id, -centsOf(one)] as const),
    )),
    ...(await compare(
      books,
      'payout',
      ['pago_autor_enviado'],
      transfers.map((one) => [one.id, -centsOf(one)] as const),
    )),
  ];
}

const HOUSE_BALANCE = `select -coalesce(sum(amount_cents), 0)::float8 as cents
  from ledger_entries join ledger_accounts using (account_id) where kind = 'provider'`;

async function compareBalance({ services, provider }: Books): Promise<string[]> {
  const { available, pending } =
    await provider.get<Record<'available' | 'pending', { amount: number }[]>>('/v1/balance');
  const there = [...available, ...pending].reduce((sum, { amount }) => sum + amount, 0);
  const here = (await query<{ cents: number }>(services, HOUSE_BALANCE))[0]?.cents;
  return here === there ? [] : [`the provider keeps ${there} cents for the house, the ledger says ${here}`];
}

/** Each says what is wrong, a line for each fault. */
const RULES: readonly (readonly [fault: string, sql: string])[] = [
  [
    'a transfer does not sum to zero',
    'select transfer_id from ledger_entries group by 1 having sum(amount_cents) <> 0',
  ],
  ['all entries together are not zero', 'select 1 from ledger_entries having sum(amount_cents) <> 0'],
  [
    'a balance is beyond zero',
    'select account_id from ledger_balances where case when is_debt then balance_cents > 0 else balance_cents < 0 end',
  ],
  [
    'a balance is not the sum of its entries',
    `select account_id from ledger_balances left join ledger_entries using (account_id)
      group by account_id, balance_cents having coalesce(sum(amount_cents), 0) <> balance_cents`,
  ],
  [
    'a purchase was not paid as it should have been',
    `select usuario_id, articulo_id from purchases p where (
      select array_agg(amount_cents order by amount_cents) from ledger_transfers t join ledger_entries using (transfer_id)
      where t.key = 'compra:' || p.usuario_id || ':' || p.articulo_id)
      is distinct from array[-importe_centimos, comision_centimos, importe_centimos - comision_centimos]::bigint[]`,
  ],
  [
    'more was paid for than bought',
    `select 1 from ledger_transfers where kind = 'compra' having count(*) <> (select count(*) from purchases)`,
  ],
  [
    'something is still on its way',
    `select kind from ledger_accounts join ledger_entries using (account_id)
      where kind in ('refund_clearing', 'payout_clearing') group by kind having sum(amount_cents) <> 0`,
  ],
  [
    'an event of the provider was refused',
    `select event_id, type, reason from provider_events where outcome = 'refused'`,
  ],
  [
    'an event of the provider waits',
    `select event_id, type, reason from provider_events where next_try_on is not null`,
  ],
];

async function checkRules({ services, bought }: Books): Promise<string[]> {
  const faults: string[] = [];
  for (const [fault, sql] of RULES) {
    for (const row of (await query<object>(services, sql)).slice(0, 5)) faults.push(`${fault}: ${JSON.stringify(row)}`);
  }
  const rows = await query<{ pair: string }>(
    services,
    `select usuario_id || ':' || articulo_id as pair from purchases`,
  );
  const stored = new Set(rows.map(({ pair }) => pair));
  const lost = [...bought].filter((pair) => !stored.has(pair));
  return [...faults, ...lost.map((pair) => `the site said that ${pair} was bought, and forgot it`)];
}

/** Everything that is wrong with the books, by the provider's own lists and by plain sums: none of it asks the product. */
export async function findFaults(books: Books): Promise<string[]> {
  return [...(await checkRules(books)), ...(await compareWithProvider(books)), ...(await compareBalance(books))];
}
