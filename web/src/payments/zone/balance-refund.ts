import { refreshBalance } from '../balance.ts';
import { callZone } from './zone-calls.ts';

/** Asked again after an answer that did not come, it is the same refund; of another amount it is another one. */
export function createBalanceRefund(): (devolvible_euros: number) => Promise<void> {
  let asked: { readonly devolvible_euros: number; readonly idempotency_key: string } | undefined;
  return async (devolvible_euros) => {
    if (asked?.devolvible_euros !== devolvible_euros)
      asked = { devolvible_euros, idempotency_key: crypto.randomUUID() };
    const { idempotency_key } = asked;
    try {
      await callZone('refundBalance', { idempotency_key });
      asked = undefined;
    } catch (error) {
      // It may have gone all the same: what is shown next is what is there.
      void refreshBalance();
      throw error;
    }
  };
}
