import { describe, expect, test } from 'vitest';
import { isFeedReserved, isPageReserved, readTdmFile } from './tdm.ts';

const reserves = (file: unknown, path: string) =>
  readTdmFile(JSON.stringify(file))?.(new URL(path, 'https://diario.example'));

describe("a host's file", () => {
  test('reserves what its first fitting rule reserves', () => {
    const file = [
      { location: '/libre/', 'tdm-reservation': 0 },
      { location: '/fotos/*.jpg$', 'tdm-reservation': 0 },
      { location: '/', 'tdm-reservation': 1, 'tdm-policy': 'https://diario.example/policy.json' },
    ];
    expect(reserves(file, '/noticia')).toBe(true);
    expect(reserves(file, '/libre/noticia')).toBe(false);
    expect(reserves(file, '/fotos/2026/a.jpg')).toBe(false);
    expect(reserves(file, '/fotos/2026/a.jpg?grande')).toBe(true);
    expect(reserves(file, '/fotos/a.jpg/b.jpg')).toBe(false);
  });

  test('reserves nothing that no rule is about, or whose rule says neither', () => {
    expect(reserves([{ location: '/premium/', 'tdm-reservation': 1 }], '/noticia')).toBe(false);
    expect(reserves([{ location: '/', 'tdm-reservation': 2 }], '/noticia')).toBe(false);
    expect(reserves([{ 'tdm-reservation': 1 }, null, 'x', { location: 7, 'tdm-reservation': 1 }], '/noticia')).toBe(
      false,
    );
    expect(reserves([], '/noticia')).toBe(false);
  });

  test('is understood with small slips', () => {
    expect(reserves({ location: '/', 'tdm-reservation': 1 }, '/noticia')).toBe(true);
    expect(reserves([{ location: '*', 'tdm-reservation': '1' }], '/noticia')).toBe(true);
    expect(reserves([{ location: '/prem', 'tdm-reservation': 1 }], '/%70remium')).toBe(true);
  });

  test('is none when it is not JSON, or no list', () => {
    for (const text of ['', '<!doctype html>', '[{"location":', 'null', '1', '"x"']) {
      expect(readTdmFile(text), text).toBe(undefined);
    }
  });
});

describe('a page', () => {
  const says = (html: string, header?: string) =>
    isPageReserved(header === undefined ? {} : { 'tdm-reservation': header }, Buffer.from(html));

  test('is reserved by its meta element, however it is written', () => {
    for (const meta of [
      '<meta name="tdm-reservation" content="1">',
      "<META content='1' name='TDM-Reservation'/>",
      '<meta\n  content=1\n  data-x="y"\n  name=tdm-reservation>',
    ]) {
      expect(says(`<html><head><meta charset="x">${meta}<title>ñ</title></head><body></body>`), meta).toBe(true);
    }
  });

  test('is not by other elements, other values, or its text', () => {
    for (const html of [
      '<head><meta name="tdm-reservation" content="0"></head>',
      '<head><meta name="tdm-policy" content="1"></head>',
      '<head><meta name="description" content="tdm-reservation 1"></head>',
      '<head></head><body><meta name="tdm-reservation" content="1"></body>',
      '',
    ]) {
      expect(says(html), html).toBe(false);
    }
  });

  test('is reserved by its header, unless the page itself says otherwise', () => {
    expect(says('<head></head>', '1')).toBe(true);
    expect(says('<head></head>', ' 1, 1')).toBe(true);
    expect(says('<head></head>', '0')).toBe(false);
    expect(says('<head></head>', 'yes')).toBe(false);
    expect(says('<head><meta name="tdm-reservation" content="0"></head>', '1')).toBe(false);
    expect(says('<head><meta name="tdm-reservation" content="1"></head>', '0')).toBe(true);
  });

  test('is looked through quickly, whatever stands in it', () => {
    const begun = performance.now();
    for (const piece of ['<meta ', '<meta name=', '<meta name                    ', '<!--', 'name= ', '< / head']) {
      expect(says(piece.repeat(600_000 / piece.length))).toBe(false);
      expect(says(`<meta ${piece.replaceAll('<', '').repeat(300_000 / piece.length)}>`)).toBe(false);
    }
    expect(says(`<meta name=${' '.repeat(250_000)}>`)).toBe(false);
    expect(performance.now() - begun).toBeLessThan(5000);
  });
});

test('a feed is reserved by its header alone', () => {
  expect(isFeedReserved({ 'tdm-reservation': '1' })).toBe(true);
  expect(isFeedReserved({})).toBe(false);
});
