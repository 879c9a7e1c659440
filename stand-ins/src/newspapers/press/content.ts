import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LANGUAGES, type Language } from '../languages.ts';
import type { HappeningText, Scenario, Section } from './scenario.ts';
import { findScenarioFaults } from './scenario-faults.ts';

const CONTENT = join(import.meta.dirname, '../content');

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** The words of a language that no happening brings with it. */
export interface Phrases {
  /** Around a fact, with its source, */
  readonly wraps: readonly string[];
  /** and around what was known before. */
  readonly reminders: readonly string[];
  readonly quotes: readonly string[];
  readonly more_quotes: readonly string[];
  readonly fillers: readonly string[];
  readonly columns: readonly string[];
  readonly headings: Readonly<Record<'facts' | 'context' | 'voices', readonly string[]>>;
  readonly clickbait: readonly string[];
  readonly dateline: string;
  readonly agency: string;
  readonly own_sentence: readonly string[];
  readonly first_names: readonly string[];
  readonly last_names: readonly string[];
  readonly sections: Readonly<Record<Section | 'opinion', string>>;
  readonly words: Readonly<Record<PageWord, string>>;
}

type PageWord =
  | ('article' | 'home' | 'related' | 'most_read' | 'subscribe' | 'cookies' | 'accept' | 'reject' | 'comments')
  | ('comment' | 'share' | 'paywall' | 'updated' | 'by' | 'advert' | 'live' | 'video' | 'print' | 'rights')
  | ('newsletter' | 'opinion' | 'photo' | 'end');

export const PHRASES = Object.fromEntries(
  LANGUAGES.map((language) => [language, readJson(join(CONTENT, 'phrases', `${language}.json`))]),
) as Record<Language, Phrases>;

export const TEXTS: ReadonlyMap<string, HappeningText> = new Map(
  readdirSync(join(CONTENT, 'texts'))
    .sort()
    .map((file) => [basename(file, '.json'), readJson(join(CONTENT, 'texts', file)) as HappeningText]),
);

/** What may be put into an article for machines to obey. */
export const ORDERS = readJson(join(CONTENT, 'orders.json')) as Record<Language, readonly string[]>;

export const HAND_MADE_NEWSPAPERS = readJson(join(CONTENT, 'newspapers.json'));

export function checkScenario(given: unknown): Scenario {
  const faults = findScenarioFaults(given, TEXTS);
  if (faults.length > 0) throw new Error(`the scenario does not hold:\n  ${faults.join('\n  ')}`);
  return given as Scenario;
}

/** A file, or the name of one in content/scenarios. */
export const readScenario = (name: string): Scenario =>
  checkScenario(readJson(name.endsWith('.json') ? name : join(CONTENT, 'scenarios', `${name}.json`)));
