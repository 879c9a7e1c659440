import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { decodeFeed, decodeHtml } from './decode-text.ts';

const WORDS =
  'El gobierno anunció ayer que la sesión del próximo año se celebrará en otra región, según explicó el portavoz. ' +
  'La decisión fue recibida con satisfacción — “no habrá más dilación”, añadió — aunque la oposición pidió una revisión. ';
const page = (meta: string) =>
  `<html><head>${meta}<title>Sesión</title></head><body><p>${WORDS.repeat(5)}</p></body></html>`;
const feed = (prolog: string) => `${prolog}<rss><channel><title>${WORDS}</title></channel></rss>`;

describe('a page', () => {
  test.each([
    ['the header', 'windows-1252', 'text/html; charset=windows-1252', ''],
    ['the header, by its older name', 'windows-1252', 'text/html; charset=ISO-8859-1', ''],
    ['its meta element', 'windows-1252', 'text/html', '<meta charset="iso-8859-1">'],
    [
      'its older meta element',
      'windows-1252',
      undefined,
      '<meta http-equiv=Content-Type content="text/html; charset=latin1">',
    ],
    ['nothing but its bytes', 'windows-1252', 'text/html', ''],
    ['nothing, and is UTF-8', 'utf-8', 'text/html', ''],
    ['a wrong header, and is UTF-8', 'utf-8', 'text/html; charset=iso-8859-1', ''],
    [
      'a wrong header against a right meta element',
      'windows-1252',
      'text/html; charset=utf-8',
      '<meta charset="windows-1252">',
    ],
    ['a wrong header, and nothing right', 'windows-1252', 'text/html; charset=utf-16', ''],
    ['a header that nobody knows', 'utf-8', 'text/html; charset=utf-99', ''],
    ['two bytes a letter, untold', 'utf-16le', 'text/html', ''],
    ['two bytes a letter, the other way round', 'utf-16be', 'text/html; charset=utf-8', ''],
  ])('is read by %s', (_how, charset, contentType, meta) => {
    const html = page(meta);
    expect(decodeHtml(iconv.encode(html, charset), contentType)).toBe(html);
  });

  test('loses its byte order mark', () => {
    for (const charset of ['utf-8', 'utf-16le', 'utf-16be']) {
      expect(decodeHtml(iconv.encode('<p>Sesión', charset, { addBOM: true }), 'text/html')).toBe('<p>Sesión');
    }
  });

  test('in UTF-8 stays so with a broken letter in it', () => {
    const [before, after] = page('').split('Sesión');
    const broken = Buffer.concat([Buffer.from(`${before}`), Buffer.from([0x53, 0xf3]), Buffer.from(`${after}`)]);
    expect(decodeHtml(broken, 'text/html')).toContain('celebrará en otra región');
    expect(decodeHtml(Buffer.from(page('')).subarray(0, -50), 'text/html')).toContain('celebrará en otra región');
  });

  test('is read in other scripts when it says which', () => {
    const html = '<meta charset="gb2312"><p>新闻：政府昨天宣布了新的决定。</p>'.repeat(3);
    expect(decodeHtml(iconv.encode(html, 'gbk'), 'text/html')).toBe(html);
    const russian = '<p>Правительство объявило вчера о новом решении.</p>';
    expect(decodeHtml(iconv.encode(russian, 'windows-1251'), 'text/html; charset=windows-1251')).toBe(russian);
  });

  test('of any bytes is some text', () => {
    for (const bytes of [
      [],
      [0],
      [0xff],
      [0xff, 0xfe],
      [0xfe, 0xff, 0],
      [0x80, 0x81, 0x8d],
      Array<number>(999).fill(0),
    ]) {
      expect(typeof decodeHtml(Buffer.from(bytes), 'text/html; charset="')).toBe('string');
    }
  });
});

describe('a feed', () => {
  test.each([
    ['its prolog', 'windows-1252', 'application/rss+xml', '<?xml version="1.0" encoding="ISO-8859-1"?>'],
    ['the header', 'windows-1252', 'application/rss+xml; charset="windows-1252"', '<?xml version="1.0"?>'],
    [
      'its prolog against a wrong header',
      'windows-1252',
      'text/xml; charset=UTF-8',
      '<?xml version="1.0" encoding="windows-1252"?>',
    ],
    ['its bytes against a wrong prolog', 'utf-8', 'text/xml', "<?xml version='1.0' encoding='ISO-8859-1'?>"],
  ])('is read by %s', (_how, charset, contentType, prolog) => {
    const xml = feed(prolog);
    expect(decodeFeed(iconv.encode(xml, charset), contentType)).toBe(xml);
  });
});

test('bytes of no charset that are all brackets are guessed at once', () => {
  const began = performance.now();
  decodeHtml(Buffer.concat([Buffer.from([0xff, 0xc3, 0xff]), Buffer.alloc(3_000_000, '<')]), undefined);
  expect(performance.now() - began).toBeLessThan(10_000);
});
