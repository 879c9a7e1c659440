import { expect, test } from 'vitest';
import { carrilAddress, categoryAddress, openedBy } from './front-page-address.ts';

test('an address opens what it was made for, and one that nobody made opens nothing', () => {
  const opened = (address: string) => openedBy(address.split('/').at(-1));
  expect(openedBy(undefined)).toEqual({ what: 'lists' });
  expect(opened(carrilAddress(4))).toEqual({ what: 'carril', carril_id: 4 });
  expect(opened(carrilAddress())).toEqual({ what: 'carril', carril_id: undefined });
  expect(opened(categoryAddress(7))).toEqual({ what: 'category', categoria_id: 7 });
  expect(opened(categoryAddress())).toEqual({ what: 'category', categoria_id: undefined });
  for (const id of ['', 'x', '4x', 'categoria-', '-1', '99999999999'])
    expect(openedBy(id)).toEqual({ what: 'nothing' });
});
