import { describe, expect, test } from 'vitest';
import { addressKey, cleanAddress } from './clean-address.ts';

const keyOf = (address: string) => addressKey(address).toString('hex');

describe('the address of an article', () => {
  test.each([
    ['https://elfaro.example/a?utm_source=rss&utm_medium=feed#comentarios', 'https://elfaro.example/a'],
    ['https://elfaro.example/nota.php?id=7&utm_campaign=x', 'https://elfaro.example/nota.php?id=7'],
    ['https://elfaro.example/a?fbclid=1&gclid=2&xtor=RSS-3&ns_mchannel=rss&at_medium=RSS', 'https://elfaro.example/a'],
    ['https://elfaro.example/a?partner=rss&emc=rss&maca=es-rss-sp-all-1029-xml-mrss', 'https://elfaro.example/a'],
    ['https://elfaro.example/a?source=rss&ref=home', 'https://elfaro.example/a?ref=home'],
    ['https://elfaro.example/?p=12&source=4', 'https://elfaro.example/?p=12&source=4'],
    ['https://elfaro.example/a?b=2&a=1&a=0', 'https://elfaro.example/a?b=2&a=1&a=0'],
    ['https://elfaro.example/a?q=caf%C3%A9+con%20leche', 'https://elfaro.example/a?q=caf%C3%A9+con%20leche'],
    ['HTTPS://ElFaro.Example:443/Nota', 'https://elfaro.example/Nota'],
    ['https://elfaro.example//a///b/', 'https://elfaro.example//a///b/'],
    ['https://elfaro.example/#!/nota/1', 'https://elfaro.example/#!/nota/1'],
    ['  https://elfaro.example/a \n', 'https://elfaro.example/a'],
    ['https://elfaro.example/año/1', 'https://elfaro.example/a%C3%B1o/1'],
  ])('%s is %s', (address, clean) => {
    expect(cleanAddress(address)).toBe(clean);
    expect(cleanAddress(clean)).toBe(clean);
  });

  test('may be relative to its feed', () => {
    expect(cleanAddress('/a?id=1', 'https://elfaro.example/rss.xml')).toBe('https://elfaro.example/a?id=1');
    expect(cleanAddress('//www.elfaro.example/a', 'https://elfaro.example/rss.xml')).toBe(
      'https://www.elfaro.example/a',
    );
  });

  test.each([
    'mailto:a@b.example',
    'javascript:1',
    'tag:elfaro,2026:1',
    'https://ana:clave@elfaro.example/',
    'nota',
    '',
  ])('%j is none', (address) => {
    expect(cleanAddress(address)).toBeUndefined();
  });
});

describe('the key of an address', () => {
  test('is 16 bytes, and the same for all its spellings', () => {
    const key = keyOf('https://elfaro.example/a%c3%b1o/nota?id=7&b=1');
    expect(key).toHaveLength(32);
    for (const same of [
      'http://elfaro.example/a%C3%B1o/nota/?b=1&id=7',
      'https://www.elfaro.example:443/año/nota?utm_source=x&id=7&b=1#fin',
      'https://ELFARO.example./año/nota?id=7&b=1',
    ]) {
      expect(keyOf(same), same).toBe(key);
    }
  });

  test('is another for another article', () => {
    const keys = ['/a', '/b', '/A', '/a?id=1', '/a?id=2', '/a/b', '//a', '/a.html', '/#!/a'].map((path) =>
      keyOf(`https://elfaro.example${path}`),
    );
    expect(new Set([...keys, keyOf('https://lemidi.example/a'), keyOf('https://m.elfaro.example/a')]).size).toBe(11);
  });
});
