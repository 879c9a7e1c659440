import { stemmer as ar } from '@orama/stemmers/arabic';
import { stemmer as da } from '@orama/stemmers/danish';
import { stemmer as en } from '@orama/stemmers/english';
import { stemmer as fi } from '@orama/stemmers/finnish';
import { stemmer as fr } from '@orama/stemmers/french';
import { stemmer as de } from '@orama/stemmers/german';
import { stemmer as id } from '@orama/stemmers/indonesian';
import { stemmer as it } from '@orama/stemmers/italian';
import { stemmer as no } from '@orama/stemmers/norwegian';
import { stemmer as pt } from '@orama/stemmers/portuguese';
import { stemmer as ro } from '@orama/stemmers/romanian';
import { stemmer as ru } from '@orama/stemmers/russian';
import { stemmer as es } from '@orama/stemmers/spanish';
import { stemmer as sv } from '@orama/stemmers/swedish';
import { stemmer as tr } from '@orama/stemmers/turkish';
import { stemmer as uk } from '@orama/stemmers/ukrainian';
import { LRUCache } from 'lru-cache';
import { roomFor } from '../../../platform/room-for.ts';
import { latinOf } from './fold-word.ts';

const STEMMERS: Readonly<Record<string, (word: string) => string>> = {
  ar,
  da,
  de,
  en,
  es,
  fi,
  fr,
  id,
  it,
  no,
  pt,
  ro,
  ru,
  sv,
  tr,
  uk,
};
/** Where nobody wrote a stemmer, words that begin alike are forms of one. */
const STEM_LETTERS = 6;
const known = new LRUCache<string, string>(roomFor(50_000));

/** Of a word in small letters. */
export function stemOf(word: string, idioma: string): string {
  const name = `${idioma}:${word}`;
  const before = known.get(name);
  if (before !== undefined) return before;
  const stem = latinOf(STEMMERS[idioma]?.(word) ?? word.slice(0, STEM_LETTERS));
  known.set(name, stem);
  return stem;
}
