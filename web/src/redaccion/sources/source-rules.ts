/** As long as the contract lets them be; a test holds them equal. */
export const OWNER_MAX = 200;
export const LICENCE_MAX = 2000;
export const EXTRACT_MAX = 2000;
export const NOTE_MAX = 1000;
export const OPML_MAX = 2_000_000;

export const isDomain = (words: string): boolean => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(words);

export function isFeedAddress(words: string): boolean {
  const protocol = URL.parse(words)?.protocol;
  return protocol === 'https:' || protocol === 'http:';
}
