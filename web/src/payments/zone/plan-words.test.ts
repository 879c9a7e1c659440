import { expect, test } from 'vitest';
import { moneyEs } from '../../locales/money.es.ts';
import { cardName, planPrice } from './plan-words.ts';

test('a price says how often', () => {
  expect(planPrice({ importe_euros: 120, periodo: 'año' }, moneyEs, 'es')).toBe('120,00\u00a0€ al año');
});

test.each([
  ['visa', 'Visa terminada en 4242'],
  ['amex', 'American Express terminada en 4242'],
])('a card of %s is called as on the card', (marca, name) => {
  expect(cardName({ marca, ultimos4: '4242' }, moneyEs)).toBe(name);
});
