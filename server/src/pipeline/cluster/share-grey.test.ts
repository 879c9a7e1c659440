import { expect, test } from 'vitest';
import { shareGrey } from './share-grey.ts';

const EVENTS = [
  { evento_id: 1, members: [10, 11] },
  { evento_id: 2, members: [20, 21] },
];

test('what lies between two events that are settled together is asked for one of them', () => {
  const [between, second, third, fourth] = [
    { one: 10, other: 20 },
    { one: 10, other: 30 },
    { one: 40, other: 11 },
    { one: 11, other: 21 },
  ];
  expect(shareGrey(EVENTS, [between, second, third, fourth, { one: 30, other: 40 }])).toEqual([
    { evento_id: 1, grey: [between, second, third] },
    { evento_id: 2, grey: [fourth] },
  ]);
});
