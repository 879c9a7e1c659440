import { expect, test } from 'vitest';
import { PRECIO_MAX_EUROS } from './article-body/limits.ts';
import { authorShareCents, commissionCents, TOP_UP_MAX_CENTS, toCents, toEuros, topUpChoices } from './money.ts';

test('a million prices and commissions: exact to the cent, and nothing is lost between author and house', () => {
  let cases = 0;
  for (let percentage = 0; percentage <= 100; percentage += 1) {
    for (let price = 0; price < 10_000; price += 1) {
      const exact = (BigInt(price) * BigInt(percentage)) / 100n;
      const commission = commissionCents(price, percentage);
      if (BigInt(commission) !== exact || commission > price) expect([price, percentage]).toBe('exact');
      cases += 1;
    }
  }
  expect(cases).toBeGreaterThanOrEqual(1_000_000);
});

test('every price that can be written in euros comes back from them', () => {
  for (let cents = 0; cents <= 1_000_000; cents += 1) if (toCents(toEuros(cents)) !== cents) expect(cents).toBe('kept');
  expect(authorShareCents(125)).toBe(113);
});

test('what can be added: the missing amount, five more and ten more, never below what the provider takes', () => {
  expect(topUpChoices(100, 250)).toEqual([
    { cents: 150, balanceAfterCents: 250, owedAfterCents: 0, isExact: true, isRaised: false },
    { cents: 650, balanceAfterCents: 750, owedAfterCents: 0, isExact: false, isRaised: false },
    { cents: 1150, balanceAfterCents: 1250, owedAfterCents: 0, isExact: false, isRaised: false },
  ]);
  const raised = { cents: 50, balanceAfterCents: 290, owedAfterCents: 0, isExact: false, isRaised: true };
  expect(topUpChoices(240, 250)[0]).toEqual(raised);
  expect(topUpChoices(240).map(({ cents }) => cents)).toEqual([500, 1000, 2000]);
});

test('what is owed is covered first: no balance is promised below zero, and what stays owed is told', () => {
  const told = (balance: number, price?: number) =>
    topUpChoices(balance, price).map(({ cents, balanceAfterCents, owedAfterCents }) => [
      cents,
      balanceAfterCents,
      owedAfterCents,
    ]);
  expect(told(-1000)).toEqual([
    [500, 0, 500],
    [1000, 0, 0],
    [2000, 1000, 0],
  ]);
  expect(told(-100, 250)[0]).toEqual([350, 250, 0]);
});

test('where more is missing than can be added at once, the most that can be is offered', () => {
  expect(topUpChoices(-6000, 15_000)).toEqual([
    { cents: 20_000, balanceAfterCents: 14_000, owedAfterCents: 0, isExact: false, isRaised: false },
  ]);
  expect(topUpChoices(-25_000, 100)[0]).toMatchObject({ cents: 20_000, balanceAfterCents: 0, owedAfterCents: 5000 });
  expect(topUpChoices(0, 19_800).map(({ cents, isExact }) => [cents, isExact])).toEqual([[19_800, true]]);
});

test('no article costs more than can be added at once', () => {
  expect(toCents(PRECIO_MAX_EUROS)).toBeLessThanOrEqual(TOP_UP_MAX_CENTS);
});
