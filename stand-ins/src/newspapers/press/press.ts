import type { ArticleText } from '../writing/article-text.ts';
import { write } from '../writing/write.ts';
import { ampPathOf, idOfPath, pathOf } from './addresses.ts';
import { type Assignment, assign, copyGroupOf } from './assignment.ts';
import type { Newspaper } from './newspaper.ts';
import type { Scenario } from './scenario.ts';

const KEPT_TEXTS = 500;

/** All newspapers and all they will ever have written. */
export interface Press {
  readonly scenario: Scenario;
  readonly start: number;
  readonly newspapers: readonly Newspaper[];
  readonly assignments: readonly Assignment[];
  findNewspaper(host: string): Newspaper | undefined;
  /** Of one newspaper, the oldest first, published or not. */
  listOf(newspaper: Newspaper): readonly Assignment[];
  /** The newest first. */
  listPublished(newspaper: Newspaper, now: number): Assignment[];
  /** By the address on its newspaper's site; `amp` is its other form. */
  findByPath(newspaper: Newspaper, path: string): { assignment: Assignment; amp: boolean } | undefined;
  textOf(assignment: Assignment): ArticleText;
  /** Of those who print the same report, the first; nothing for what is no copy. */
  findFirstCopy(assignment: Assignment): Assignment | undefined;
}

export function createPress(scenario: Scenario, newspapers: readonly Newspaper[], start: number): Press {
  const assignments = assign(scenario, newspapers, start);
  const byHost = new Map(newspapers.map((newspaper) => [newspaper.host, newspaper]));
  const byNewspaper = Map.groupBy(assignments, ({ newspaper }) => newspaper);
  const firstCopies = new Map<string, Assignment>();
  for (const assignment of assignments) {
    const group = copyGroupOf(assignment);
    if (group !== undefined && !firstCopies.has(group)) firstCopies.set(group, assignment);
  }
  const texts = new Map<number, ArticleText>();
  return {
    scenario,
    start,
    newspapers,
    assignments,
    findNewspaper: (host) => byHost.get(host),
    listOf: (newspaper) => byNewspaper.get(newspaper) ?? [],
    listPublished: (newspaper, now) =>
      (byNewspaper.get(newspaper) ?? []).filter(({ published_at }) => published_at <= now).reverse(),
    findByPath(newspaper, path) {
      const assignment = assignments[(idOfPath(path) ?? 0) - 1];
      if (assignment?.newspaper !== newspaper) return undefined;
      if (path === pathOf(assignment)) return { assignment, amp: false };
      return newspaper.layout === 'amp' && path === ampPathOf(assignment) ? { assignment, amp: true } : undefined;
    },
    findFirstCopy: (assignment) => firstCopies.get(copyGroupOf(assignment) ?? ''),
    textOf(assignment) {
      const kept = texts.get(assignment.id);
      if (kept !== undefined) return kept;
      const text = write(assignment);
      const [oldest] = texts.keys();
      if (texts.size >= KEPT_TEXTS && oldest !== undefined) texts.delete(oldest);
      texts.set(assignment.id, text);
      return text;
    },
  };
}
