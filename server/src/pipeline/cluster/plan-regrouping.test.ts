import { describe, expect, test } from 'vitest';
import type { ClusterItem, Grouping } from './cluster-item.ts';
import type { Verdict } from './judge.ts';
import { uniteJudged } from './judged-groups.ts';
import { planRegrouping } from './plan-regrouping.ts';
import { signsOf } from './signs.ts';

const HOUR_MS = 3_600_000;
const signs = signsOf({ titular: 'Lluvia', texto: '', idioma: 'es' });
const item = (articulo_id: number, hours: number, idioma = 'es'): ClusterItem => ({
  articulo_id,
  url: String(articulo_id),
  idioma,
  published_on: hours * HOUR_MS,
  signs,
  vector: undefined,
});
/** Three groups; the second is told a day after the first, and near it. */
const GROUPING: Grouping = {
  groups: [[1, 2], [3, 4], [5]],
  links: [
    { a: 0, b: 1, score: -0.2 },
    { a: 1, b: 2, score: -1.5 },
  ],
};
const ITEMS = [item(1, 2, 'fr'), item(2, 1, 'fr'), item(3, 30, 'en'), item(4, 31), item(5, 40)];
const said = (verdict: Verdict) => [{ articulo_id: 2, other_id: 3, verdict }];

describe('what becomes of groups that are near', () => {
  test('the later follows from the earlier, and a judge could say whether they are one', () => {
    const plan = planRegrouping({ items: ITEMS, standing: [] }, uniteJudged(GROUPING, []));
    expect(plan.events).toMatchObject([
      { first: 2, created_on: new Date(HOUR_MS), idioma_base: 'fr', is_changed: true },
      { first: 3 },
    ]);
    expect(plan.followUps).toEqual([{ later: 1, earlier: 0, score: -0.2 }]);
    expect(plan.grey).toEqual([{ one: 2, other: 3 }]);
  });

  test('one happening, where the judge says so', () => {
    const { groups, links } = uniteJudged(GROUPING, said('same'));
    expect(groups).toEqual([[1, 2, 3, 4], [5]]);
    expect(links).toMatchObject([{ a: 0, b: 1, score: -1.5 }]);
  });

  test.each(['different', 'follow_up', 'unsure'] as const)(
    'not one where the judge says %s, and not asked again',
    (verdict) => {
      const judged = uniteJudged(GROUPING, said(verdict));
      expect(judged.groups).toEqual(GROUPING.groups);
      const plan = planRegrouping({ items: ITEMS, standing: [] }, judged);
      expect(plan.grey).toEqual([]);
      expect(plan.followUps).toHaveLength(verdict === 'different' ? 0 : 1);
    },
  );

  test('articles of a large event that were not compared stay with most of those that were', () => {
    const standing = [
      {
        evento_id: 7,
        is_published: true,
        members: [8, 9, 1, 2, 3],
        published: [0, 1, 2, 3, 4],
        finals: [null, null, null, null, null],
      },
      { evento_id: 6, is_published: false, members: [4, 5], published: [5, 6], finals: [null, null] },
    ];
    const plan = planRegrouping({ items: ITEMS, standing }, uniteJudged(GROUPING, []));
    expect(plan.events).toMatchObject([
      { evento_id: 7, members: [1, 2, 8, 9], first: 8, is_changed: true },
      { evento_id: 6, members: [3, 4], is_changed: true },
    ]);
  });
});
