import { LANGUAGES, type Language } from '../languages.ts';
import { createRandom, type Random } from '../random.ts';
import type { Newspaper } from './newspaper.ts';
import type { Coverage, Happening, Injection, Scenario, Size, Values } from './scenario.ts';

/** Who writes what about which happening, and when: all but the words. */
export interface Assignment {
  readonly id: number;
  readonly newspaper: Newspaper;
  readonly happening: Happening;
  readonly happened_at: number;
  readonly published_at: number;
  /** Of a column; news have none. */
  readonly stance?: string;
  /** Its place among those who write the same in the same language, so that each finds words of its own. */
  readonly rank: number;
  readonly of: number;
  /** Prints what the agency wrote. */
  readonly copy: boolean;
  /** Where it says something else than what is true. */
  readonly says: Values;
  readonly injection?: Injection;
  readonly clickbait: boolean;
  readonly paywalled: boolean;
  readonly size: Size;
}

/** Those who print the same report have the same one. */
export const copyGroupOf = ({ copy, happening, newspaper }: Assignment): string | undefined =>
  copy ? `${happening.id} ${newspaper.language}` : undefined;

const MINUTE = 60_000;
const SIZES: readonly Size[] = ['short', 'short', 'medium', 'medium', 'long'];

type Draft = Omit<Assignment, 'id'>;

interface Work {
  readonly happening: Happening;
  readonly begin: number;
  readonly random: Random;
  readonly newspapers: Readonly<Record<Language, readonly Newspaper[]>>;
}

function drawSays(happening: Happening, random: Random): Values {
  const wrong = (happening.contradictions ?? []).filter(({ share }) => random.next() < share);
  return Object.fromEntries(wrong.map(({ value, says }) => [value, says]));
}

function draft(work: Work, newspaper: Newspaper, given: Pick<Draft, 'rank' | 'of' | 'copy'>): Draft {
  const { happening, random, begin } = work;
  return {
    ...given,
    newspaper,
    happening,
    happened_at: begin,
    // Most report within the hour or two, some much later.
    published_at: begin + (5 + Math.floor(600 * random.next() ** 3)) * MINUTE,
    says: given.copy ? {} : drawSays(happening, random),
    clickbait: !given.copy && random.next() < 0.08,
    paywalled: newspaper.layout === 'paywall' && random.next() < 0.7,
    size: happening.size ?? (newspaper.layout === 'video' ? 'brief' : random.pick(SIZES)),
  };
}

function draftNews(work: Work, language: Language): Draft[] {
  const { happening, random } = work;
  const own = happening.coverage[language] ?? 0;
  const copies = happening.agency?.[language] ?? 0;
  const chosen = random.some(work.newspapers[language], own + copies);
  // The agency has a rank of its own, after all others.
  return chosen.map((newspaper, rank) =>
    draft(work, newspaper, { rank: Math.min(rank, own), of: own + 1, copy: rank >= own }),
  );
}

function draftColumns(work: Work, language: Language): Draft[] {
  const stances = Object.entries<Coverage>(work.happening.opinions ?? {});
  const total = stances.reduce((sum, [, coverage]) => sum + (coverage[language] ?? 0), 0);
  const chosen = work.random.some(work.newspapers[language], total);
  return stances.flatMap(([stance, coverage]) => {
    const writers = chosen.splice(0, coverage[language] ?? 0);
    return writers.map((newspaper, rank) => ({
      ...draft(work, newspaper, { rank, of: writers.length, copy: false }),
      stance,
      says: {},
      clickbait: false,
      size: 'medium' as const,
      published_at: work.begin + work.random.between(4 * 60, 14 * 60) * MINUTE,
    }));
  });
}

/** Each injection goes to one newspaper that writes for itself. */
function inject(drafts: Draft[], { injections = [] }: Happening): Draft[] {
  const left = [...injections];
  return drafts.map((one) => {
    const found = one.copy ? -1 : left.findIndex(({ language }) => language === one.newspaper.language);
    const [injection] = found < 0 ? [] : left.splice(found, 1);
    return injection === undefined ? one : { ...one, injection };
  });
}

function byLanguage(newspapers: readonly Newspaper[]): Work['newspapers'] {
  const of = (language: Language) => newspapers.filter((newspaper) => newspaper.language === language);
  return { es: of('es'), en: of('en'), fr: of('fr'), de: of('de'), pt: of('pt') };
}

/** All articles of a scenario in the order in which they appear. `start` is its first moment. */
export function assign(scenario: Scenario, newspapers: readonly Newspaper[], start: number): Assignment[] {
  const groups = byLanguage(newspapers);
  const drafts = scenario.happenings.flatMap((happening) => {
    const random = createRandom(scenario.seed, happening.id);
    const work = { happening, random, newspapers: groups, begin: start + Math.round(happening.hour * 60) * MINUTE };
    const news = LANGUAGES.flatMap((language) => draftNews(work, language));
    return [...inject(news, happening), ...LANGUAGES.flatMap((language) => draftColumns(work, language))];
  });
  drafts.sort((one, other) => one.published_at - other.published_at);
  return drafts.map((one, index) => ({ ...one, id: index + 1 }));
}
