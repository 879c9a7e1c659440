import type { JudgedGroups, JudgedLink } from './judged-groups.ts';

/** What is first told so much later than something near it is taken for what followed from it. */
const FOLLOWS_AFTER_MS = 12 * 3_600_000;
const FOLLOWS_ABOVE = -1;

/** The first reports of two groups, of which the later follows from the earlier. */
export interface FirstReports {
  readonly later: number;
  readonly earlier: number;
  readonly score: number;
}

function follows({ score, verdicts }: JudgedLink, gapMs: number): boolean {
  if (verdicts.has('follow_up')) return true;
  return !verdicts.has('different') && score >= FOLLOWS_ABOVE && gapMs >= FOLLOWS_AFTER_MS;
}

/** `firsts`: the first report of each group. */
export function findFollowUps(
  links: JudgedGroups['links'],
  firsts: readonly number[],
  publishedOf: (articulo_id: number) => number,
): FirstReports[] {
  return links.flatMap((link) => {
    const pair = [firsts[link.a] ?? 0, firsts[link.b] ?? 0].sort((one, other) => publishedOf(one) - publishedOf(other));
    const [earlier = 0, later = 0] = pair;
    return follows(link, publishedOf(later) - publishedOf(earlier)) ? [{ later, earlier, score: link.score }] : [];
  });
}
