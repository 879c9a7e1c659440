import { hashText } from '../../text/hash-text.ts';
import { ARTICLES, rememberTexts } from '../../text/remember-texts.ts';

/** Long enough that two writers rarely find the same words by chance. */
const WORDS = 8;
/** Scripts without spaces between words are read letter by letter. */
const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}]+/gu;

/** Spreads what few bits of the sum differ over all of them. */
function mix(sum: number): number {
  const once = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return twice ^ (twice >>> 16);
}

function readShingles(texto: string): Int32Array {
  const plain = texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = Int32Array.from(plain.match(WORD) ?? [], hashText);
  const shingles = new Int32Array(Math.max(words.length - WORDS + 1, 0));
  for (let at = 0; at < shingles.length; at += 1) {
    let sum = 0;
    for (let next = at; next < at + WORDS; next += 1) sum = Math.imul(sum, 0x01000193) ^ (words[next] ?? 0);
    shingles[at] = mix(sum);
  }
  return shingles;
}

/** Every run of eight words as a number, in the order of the text, whatever their case and accents. */
export const shinglesOf: (texto: string) => Int32Array = rememberTexts(readShingles, ARTICLES);
