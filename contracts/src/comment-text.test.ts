import { describe, expect, test } from 'vitest';
import { COMMENT_TEXT_CASES as CASES } from './comment-text.cases.ts';
import { cleanCommentText, commentTextVerdict, remainingCharacters, splitLinks } from './comment-text.ts';

const linksOf = (text: string) =>
  splitLinks(text).flatMap(({ kind, text: address }) => (kind === 'link' ? [address] : []));

describe('the text of a comment', () => {
  test('has at least 200 nasty examples, each with a name of its own', () => {
    expect(CASES.length).toBeGreaterThanOrEqual(200);
    expect(new Set(CASES.map(({ name }) => name)).size).toBe(CASES.length);
  });

  test.each(CASES)('$name', ({ raw, verdict, texto, links }) => {
    if (verdict !== undefined) {
      expect(commentTextVerdict(raw)).toEqual({ ok: false, code: verdict });
      return;
    }
    expect(commentTextVerdict(raw)).toEqual({ ok: true, texto });
    expect(linksOf(texto)).toEqual(links);
  });

  test('cleaned twice is as cleaned once, and its parts together are the whole', () => {
    for (const { raw } of CASES) {
      const once = cleanCommentText(raw);
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
    const units = [
      '(',
      ')',
      'http://',
      'http://a.b)',
      '\n ',
      ' ',
      '\u0301',
      'q\u0301\u0323',
      '\u0301\u0323',
      '.',
      '\ud83d',
    ];
    for (const unit of [...units, 'http://a.b/(((']) {
      for (const length of [3900, 65_000]) {
        const text = unit.repeat(Math.floor(length / unit.length));
        commentTextVerdict(text);
        commentTextVerdict(`http://a.b/${text}`);
      }
    }
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
