import { expect, test } from 'vitest';
import { readAskedPayment } from './asked-payment.ts';
import { payAddress } from './pay-address.ts';

test('a window is named over whatever page it stands, and taken away again', () => {
  const address = payAddress('/?evento=3#abajo', 'articulo.7', 'importe');
  expect(address).toBe('/?evento=3&pagar=articulo.7&paso=importe#abajo');
  expect(readAskedPayment('?evento=3&pagar=articulo.7&paso=importe')).toMatchObject({
    what: 'articulo',
    articulo_id: 7,
    paso: 'importe',
  });
  expect(payAddress(address, undefined)).toBe('/?evento=3#abajo');
});

test.each(['', '?pagar=', '?pagar=articulo', '?pagar=articulo.x', '?pagar=otra'])('%s names none', (search) => {
  expect(readAskedPayment(search)).toBeUndefined();
});
