import { describe, expect, test } from 'vitest';
import { giveEvents, type StandingEvent } from './give-events.ts';

const event = (evento_id: number, members: number[], is_published = false): StandingEvent => ({
  evento_id,
  members,
  is_published,
});
const idsOf = ({ events }: ReturnType<typeof giveEvents>) => events.map(({ evento_id }) => evento_id);

describe('which group goes on under which id', () => {
  test('an event grows and keeps its id; an article alone is none', () => {
    const given = giveEvents([[1, 2, 3], [4], [5, 6]], [event(9, [1, 2])]);
    expect(given.events).toEqual([
      { evento_id: 9, members: [1, 2, 3], split_from: undefined },
      { evento_id: undefined, members: [5, 6], split_from: undefined },
    ]);
    expect([given.merged, given.dissolved]).toEqual([[], []]);
  });

  test('of two that become one the larger goes on, of two as large the older, and before both what readers know', () => {
    const one = [[1, 2, 3, 4, 5]];
    const larger = giveEvents(one, [event(7, [1, 2]), event(8, [3, 4, 5])]);
    expect([idsOf(larger), larger.merged]).toEqual([[8], [{ evento_id: 7, into: 0 }]]);
    expect(idsOf(giveEvents(one, [event(8, [1, 2]), event(7, [3, 4])]))).toEqual([7]);
    expect(idsOf(giveEvents(one, [event(7, [1, 2, 3]), event(8, [4, 5], true)]))).toEqual([8]);
  });

  test('one that falls apart goes on as its larger part; the other knows where it comes from', () => {
    const given = giveEvents(
      [
        [5, 6],
        [1, 2, 3],
      ],
      [event(7, [1, 2, 3, 5, 6])],
    );
    expect(given.events).toEqual([
      { evento_id: 7, members: [1, 2, 3], split_from: undefined },
      { evento_id: undefined, members: [5, 6], split_from: 7 },
    ]);
  });

  test('one of which only single articles are left dissolves; one whose articles went two ways leads to most of them', () => {
    const given = giveEvents(
      [[1, 2, 3, 4], [5], [6, 7, 8, 9]],
      [event(1, [5]), event(2, [1, 2]), event(3, [6, 7, 8]), event(4, [3, 9, 4])],
    );
    expect(given.dissolved).toEqual([1]);
    expect(given.merged).toEqual([{ evento_id: 4, into: 0 }]);
    expect(idsOf(given)).toEqual([2, 3]);
  });

  test('does not depend on the order in which groups and events are named', () => {
    const groups = [
      [1, 2, 3],
      [4, 5],
      [6, 7, 8],
    ];
    const standing = [event(1, [1, 4]), event(2, [2, 5, 6]), event(3, [3, 7, 8]), event(4, [5])];
    const straight = giveEvents(groups, standing);
    expect(giveEvents(groups.toReversed(), standing.toReversed())).toEqual(straight);
  });
});
