import type Stripe from 'stripe';
import { type Call, get, idOf, names, type Route } from '../call.ts';
import { invalidRequest } from '../errors.ts';
import { listPage, PAGE_PARAMS, wholeList } from '../list.ts';
import type { Transfer } from '../wire.ts';
import { emit, newId } from '../world.ts';
import { balanceOf, CURRENCY, moveMoney, needEuros } from './balance.ts';

function create(call: Call): Transfer {
  const { world, records, params } = call;
  const amount = params.needWhole('amount');
  needEuros(call);
  if (amount < 1) throw invalidRequest('Invalid positive integer', { param: 'amount' });
  const account = get(world.accounts, 'destination', params.needText('destination'), 'destination');
  if (account.capabilities?.transfers !== 'active') {
    const message =
      'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments';
    throw invalidRequest(message, { code: 'insufficient_capabilities_for_transfer', param: 'destination' });
  }
  const sourceId = params.text('source_transaction');
  const source = sourceId === undefined ? undefined : get(records.charges, 'charge', sourceId, 'source_transaction');
  const { available, pending } = balanceOf(world, records);
  // Out of a charge, money can go on before it is there.
  if (amount > (source === undefined ? available : available + pending)) {
    throw invalidRequest('You have insufficient available funds in your Stripe account.', {
      code: 'balance_insufficient',
    });
  }
  const id = newId('tr');
  const payment = newId('py');
  const description = params.text('description') ?? null;
  const left = moveMoney(world, records, {
    type: 'transfer',
    category: 'transfer',
    amount: -amount,
    source: id,
    description,
  });
  moveMoney(world, world.recordsOf(account.id), {
    type: 'payment',
    category: 'charge',
    amount,
    source: payment,
    description,
  });
  const transfer: Transfer = {
    id,
    object: 'transfer',
    amount,
    amount_reversed: 0,
    balance_transaction: left.id,
    created: world.clock.now(),
    currency: CURRENCY,
    description,
    destination: account.id,
    destination_payment: payment,
    livemode: false,
    metadata: params.metadata(),
    reversals: wholeList(`/v1/transfers/${id}/reversals`, []),
    reversed: false,
    source_transaction: source?.id ?? null,
    source_type: 'card',
    transfer_group: params.text('transfer_group') ?? source?.transfer_group ?? null,
  };
  records.transfers.put(transfer);
  emit(world, records, 'transfer.created', transfer);
  return transfer;
}

export const transferRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/v1/transfers',
    params: names<Stripe.TransferCreateParams>(
      'amount',
      'currency',
      'description',
      'destination',
      'metadata',
      'source_transaction',
      'transfer_group',
    ),
    handle: create,
  },
  {
    method: 'GET',
    path: '/v1/transfers',
    params: names<Stripe.TransferListParams>(...PAGE_PARAMS, 'created', 'destination', 'transfer_group'),
    handle(call) {
      const [destination, group] = [call.params.text('destination'), call.params.text('transfer_group')];
      return listPage(
        call,
        call.records.transfers,
        '/v1/transfers',
        (one) =>
          one.destination === (destination ?? one.destination) && one.transfer_group === (group ?? one.transfer_group),
      );
    },
  },
  {
    method: 'GET',
    path: '/v1/transfers/:id',
    params: [],
    handle: (call) => get(call.records.transfers, 'transfer', idOf(call)),
  },
  {
    method: 'GET',
    path: '/v1/transfers/:id/reversals',
    params: names<Stripe.TransferListReversalsParams>(...PAGE_PARAMS),
    handle: (call) => get(call.records.transfers, 'transfer', idOf(call)).reversals,
  },
];
