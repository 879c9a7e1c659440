import { fold } from '../../gate/words-of.ts';

/** Any of these phrases, as whole words. */
export const anywhere = (...phrases: string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.join('|')})(?![\\p{L}\\p{N}])`, 'iu');

export const everywhere = (...phrases: string[]): RegExp => new RegExp(anywhere(...phrases).source, 'giu');

/** Any of these at the beginning of a sentence. */
export const atStart = (...phrases: string[]): RegExp =>
  new RegExp(`^[¿¡«“„"'‘(–—-]*(?:${phrases.join('|')})(?![\\p{L}\\p{N}])`, 'iu');

/** Any of these at the beginning, with the comma or colon after it. */
export const leadingIn = (...phrases: string[]): RegExp => new RegExp(`^(?:${phrases.join('|')})\\s*[,:]?\\s+`, 'iu');

/** Any of these between commas. */
export const between = (...phrases: string[]): RegExp => new RegExp(`,\\s*(?:${phrases.join('|')})\\s*,`, 'giu');

/** Begins with one of the first up to a comma, or has one of the second after a comma. */
export const saying = (first: string, after: string): RegExp =>
  new RegExp(`^(?:${first})(?![\\p{L}])[^,]{2,80},\\s+|,\\s+(?:${after})(?![\\p{L}])[^,]{2,80}[.]$`, 'iu');

/** Any of these at the end of what stands before a number, without case and accents. */
export const justBefore = (...phrases: string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${fold(phrases.join('|'))})$`, 'u');
