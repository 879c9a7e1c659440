import { visibleBlocks } from './feeds/feed.ts';
import { pathOf, sectionOf } from './press/addresses.ts';
import { type Assignment, copyGroupOf } from './press/assignment.ts';
import type { Press } from './press/press.ts';
import { bodyOf, countWords } from './writing/article-text.ts';
import { openDesk } from './writing/desk.ts';
import { slotsOf } from './writing/expand.ts';

/** What is so about an article, for scores. */
export interface ArticleTruth {
  readonly url: string;
  readonly path: string;
  readonly host: string;
  readonly event: string;
  readonly language: string;
  readonly country: string;
  readonly section: string;
  readonly title: string;
  readonly author: string;
  readonly published_at: string;
  readonly opinion: boolean;
  readonly stance: string | null;
  /** Articles with the same one print the same report; `copy_of` is the address of the first of them. */
  readonly copy_group: string | null;
  readonly copy_of: string | null;
  readonly paywalled: boolean;
  readonly clickbait: boolean;
  readonly layout: string;
  readonly charset: string;
  /** What can be read on the page: less than was written, behind a paywall. */
  readonly body: string;
  readonly words: number;
  readonly facts: readonly string[];
  /** The numbers of these facts as the article gives them, and whether they are the true ones. */
  readonly numbers: readonly { readonly name: string; readonly value: number; readonly true: boolean }[];
  readonly quotes: readonly { readonly text: string; readonly speaker: string; readonly role: string }[];
  readonly injected: { readonly where: string; readonly text: string } | null;
}

export function truthOf(press: Press, assignment: Assignment, baseOf: (host: string) => string): ArticleTruth {
  const { newspaper, happening, stance, injection } = assignment;
  const text = press.textOf(assignment);
  const blocks = visibleBlocks(assignment, text.blocks);
  const facts = [...new Set(blocks.flatMap((block) => block.facts))];
  const { telling, values } = openDesk(assignment);
  const told = new Set(facts.flatMap((fact) => (telling.facts[fact] ?? []).flatMap(slotsOf)));
  const urlOf = (one: Assignment) => baseOf(one.newspaper.host) + pathOf(one);
  const first = press.findFirstCopy(assignment);
  return {
    url: urlOf(assignment),
    path: pathOf(assignment),
    host: newspaper.host,
    event: happening.id,
    language: newspaper.language,
    country: newspaper.country,
    section: sectionOf(assignment),
    title: text.title,
    author: text.author,
    published_at: new Date(assignment.published_at).toISOString(),
    opinion: stance !== undefined,
    stance: stance ?? null,
    copy_group: copyGroupOf(assignment) ?? null,
    copy_of: first === undefined || first === assignment ? null : urlOf(first),
    paywalled: assignment.paywalled,
    clickbait: assignment.clickbait,
    layout: newspaper.layout,
    charset: newspaper.charset,
    body: bodyOf(blocks),
    words: countWords(bodyOf(blocks)),
    facts,
    numbers: [...told].flatMap((name) => {
      const value = values[name];
      return typeof value === 'number' ? [{ name, value, true: value === happening.values[name] }] : [];
    }),
    quotes: blocks.flatMap((block) => block.quotes),
    injected: injection === undefined ? null : { where: injection.where, text: injection.text },
  };
}

/** What happens in the scenario, whoever tells it. */
export const listEvents = ({ scenario, start }: Press) =>
  scenario.happenings.map(({ id, text, hour, values, contradictions = [], follows, looks_like }) => ({
    id,
    kind: text,
    happened_at: new Date(start + hour * 3_600_000).toISOString(),
    values,
    contradictions,
    follows: follows ?? null,
    looks_like: looks_like ?? null,
  }));
