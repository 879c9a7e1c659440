import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cleanCommentText, commentTextVerdict, remainingCharacters, splitLinks } from './comment-text.ts';

type Written = string | (string | { unit: string; repeat: number })[];
interface Case {
  name: string;
  raw: Written;
  /** Taken unless a code stands here. */
  verdict?: 'comment_empty' | 'comment_too_long';
  /** As it is stored, where that is not what was written. */
  texto?: Written;
  links?: Written[];
}

const write = (written: Written): string =>
  typeof written === 'string'
    ? written
    : written.map((part) => (typeof part === 'string' ? part : part.unit.repeat(part.repeat))).join('');

const CASES = JSON.parse(readFileSync(join(import.meta.dirname, 'comment-text.cases.json'), 'utf8')) as Case[];
const linksOf = (text: string) =>
  splitLinks(text).flatMap(({ kind, text: address }) => (kind === 'link' ? [address] : []));

describe('the text of a comment', () => {
  test('has at least 200 nasty examples, each with a name of its own', () => {
    expect(CASES.length).toBeGreaterThanOrEqual(200);
    expect(new Set(CASES.map(({ name }) => name)).size).toBe(CASES.length);
  });

  test.each(CASES)('$name', ({ raw, verdict, texto, links }) => {
    const written = write(raw);
    if (verdict !== undefined) {
      expect(commentTextVerdict(written)).toEqual({ ok: false, code: verdict });
      return;
    }
    const stored = write(texto ?? raw);
    expect(commentTextVerdict(written)).toEqual({ ok: true, texto: stored });
    expect(linksOf(stored)).toEqual((links ?? []).map(write));
  });

  test('cleaned twice is as cleaned once, and its parts together are the whole', () => {
    for (const { raw } of CASES) {
      const once = cleanCommentText(write(raw));
      expect(cleanCommentText(once)).toBe(once);
      expect(
        splitLinks(once)
          .map(({ text }) => text)
          .join(''),
      ).toBe(once);
    }
  });

  test('has so many characters left as could still be written', () => {
    expect(remainingCharacters('')).toBe(200);
    expect(remainingCharacters('  agua 😀 ')).toBe(194);
    expect(remainingCharacters('a'.repeat(201))).toBe(-1);
    expect(remainingCharacters('agua https://rios.example')).toBe(195);
    expect(remainingCharacters(`agua https://rios.example/${'x'.repeat(200)}`)).toBe(24);
  });

  test('is judged quickly, however it was built to be slow', () => {
    const started = performance.now();
    for (const unit of ['(', ')', 'http://', 'http://a.b)', '\n ', '\u0301', 'http://a.b/(((', '.', '\ud83d']) {
      commentTextVerdict(unit.repeat(Math.floor(4000 / unit.length)));
      commentTextVerdict(`http://a.b/${unit.repeat(Math.floor(3900 / unit.length))}`);
    }
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
