import { describe, expect, test } from 'vitest';
import { holdsForMs, readRobots } from './robots.ts';

const allows = (text: string, path: string) => readRobots(text).allows(new URL(path, 'https://diario.example'));

describe('a robots.txt', () => {
  test('that is empty, or no such file at all, allows everything', () => {
    for (const text of ['', '<!doctype html><h1>404</h1>', '\0\0', 'Disallow: /'])
      expect(allows(text, '/a')).toBe(true);
  });

  test('speaks to us by our name, however it is written, or else to all', () => {
    const text = 'User-agent: *\nDisallow: /\n\nUser-agent: poliedrobot/1.0\nDisallow: /interno/\n';
    expect(allows(text, '/noticia')).toBe(true);
    expect(allows(text, '/interno/x')).toBe(false);
    expect(allows('\uFEFFuser-agent: OtherBot\r\nUser-Agent: *\r\nDISALLOW: /\r\n', '/noticia')).toBe(false);
    expect(allows('User-agent: OtherBot\nDisallow: /\n', '/noticia')).toBe(true);
  });

  test('is decided by the longest rule that fits', () => {
    const text =
      'User-agent: *\nDisallow: /opinion/\nAllow: /opinion/cartas/\nDisallow: /*?*print=\nDisallow: /*.pdf$\n';
    expect(allows(text, '/opinion/a')).toBe(false);
    expect(allows(text, '/opinion/cartas/a')).toBe(true);
    expect(allows(text, '/a?x=1&print=1')).toBe(false);
    expect(allows(text, '/a.pdf')).toBe(false);
    expect(allows(text, '/a.pdf?x')).toBe(true);
  });

  test('is not got around by other spellings of an address', () => {
    const text = 'User-agent: *\nDisallow: /opinión/\nDisallow: /interno\n';
    for (const path of ['/%69nterno/a', '/a/../interno', '/opini%c3%b3n/', '/opinión/', '/opini%C3%B3n/a']) {
      expect(allows(text, path), path).toBe(false);
    }
  });

  test('asks for pauses that we keep up to a minute', () => {
    const delays = { '2': 2000, '0.5': 500, '86400': 60_000, Infinity: 60_000, '-3': 0, soon: 0, '': 0 };
    for (const [given, ms] of Object.entries(delays)) {
      expect(readRobots(`User-agent: *\nCrawl-delay: ${given}\n`).crawlDelayMs, given).toBe(ms);
    }
    expect(readRobots('User-agent: OtherBot\nCrawl-delay: 9\n').crawlDelayMs).toBe(0);
  });

  test('that would keep us busy for long forbids everything', () => {
    const begun = performance.now();
    const text = `User-agent: *\nDisallow: /${'*a'.repeat(240_000)}b\n`;
    expect(allows(text, `/${'a'.repeat(15_000)}`)).toBe(false);
    expect(allows(`User-agent: *\n${'Disallow: /*/borrador/*/\n'.repeat(300)}`, `/${'a'.repeat(2000)}`)).toBe(true);
    expect(performance.now() - begun).toBeLessThan(5000);
  });
});

test('what was read holds for a day, or as long as its headers say, but for an hour at least', () => {
  const now = Date.parse('2026-03-02T06:00:00Z');
  const hours = (headers: Record<string, string>) => holdsForMs(headers, now) / 3_600_000;
  expect(hours({})).toBe(24);
  expect(hours({ 'cache-control': 'public, max-age=7200' })).toBe(2);
  expect(hours({ 'cache-control': 'max-age=60' })).toBe(1);
  expect(hours({ 'cache-control': 'max-age=99999999' })).toBe(24);
  expect(hours({ 'cache-control': 'no-store, max-age=7200' })).toBe(1);
  expect(hours({ expires: 'Mon, 02 Mar 2026 11:00:00 GMT' })).toBe(5);
  expect(hours({ expires: '0' })).toBe(1);
  expect(hours({ expires: 'never' })).toBe(1);
  expect(hours({ expires: 'Mon, 02 Mar 2026 11:00:00 GMT', 'cache-control': 'max-age=7200' })).toBe(2);
});
