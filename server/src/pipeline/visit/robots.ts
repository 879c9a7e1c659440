import robotsParser from 'robots-parser';
import { comparablePath } from './comparable-path.ts';

/** As robots.txt calls us. */
const ROBOT = 'PoliedroBot';
const LONGEST_CRAWL_DELAY_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Comparing takes as many steps as the rules with a * have letters, times those of the address. */
const MOST_STEPS = 20_000_000;

/** What a host's robots.txt asks of us. */
export interface Robots {
  allows(url: URL): boolean;
  readonly crawlDelayMs: number;
}

// Its types say that the function stands under `default`; it is the module itself.
const parseRobots = robotsParser as unknown as typeof robotsParser.default;
const ANY_HOST = 'http://host.invalid';

/** An empty text allows everything. */
export function readRobots(text: string): Robots {
  const rules = parseRobots(`${ANY_HOST}/robots.txt`, text);
  const wildLetters = text.split(/[\r\n]+/).reduce((sum, line) => sum + (line.includes('*') ? line.length : 0), 0);
  const seconds = Math.max(rules.getCrawlDelay(ROBOT) ?? 0, 0);
  return {
    allows(url) {
      const path = comparablePath(url);
      return wildLetters * path.length <= MOST_STEPS && rules.isAllowed(ANY_HOST + path, ROBOT) === true;
    },
    crawlDelayMs: Math.min(seconds * 1000, LONGEST_CRAWL_DELAY_MS),
  };
}

/** For how long what was read holds: a day, or less if its headers say so, but never less than an hour. */
export function holdsForMs(headers: Readonly<Record<string, string>>, now: number): number {
  const { 'cache-control': control = '', expires } = headers;
  const maxAge = /\bmax-age\s*=\s*"?(\d+)/i.exec(control)?.[1];
  const said = () => {
    if (/\bno-(?:cache|store)\b/i.test(control)) return 0;
    if (maxAge !== undefined) return Number(maxAge) * 1000;
    return expires === undefined ? DAY_MS : Date.parse(expires) - now || 0;
  };
  return Math.min(Math.max(said(), HOUR_MS), DAY_MS);
}
