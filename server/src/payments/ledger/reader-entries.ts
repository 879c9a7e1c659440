import type { Entry } from './chart.ts';
import type { Balances } from './ledger.repository.ts';

/** What somebody gets pays first what they owe: nobody has a balance and a debt at once. */
export function creditReader({ debt }: Balances, usuario_id: number, cents: number): Entry[] {
  const paid = Math.min(cents, debt);
  return [
    [['debt', usuario_id], paid],
    [['reader', usuario_id], cents - paid],
  ];
}

/** What is taken back from somebody who has spent it is owed. */
export function debitReader({ reader }: Balances, usuario_id: number, cents: number): Entry[] {
  const taken = Math.min(cents, reader);
  return [
    [['reader', usuario_id], -taken],
    [['debt', usuario_id], taken - cents],
  ];
}
