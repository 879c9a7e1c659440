import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseFeed } from './parse-feed.ts';

const NOW = Date.parse('2026-03-05T12:00:00Z');
const URL_OF_FEED = 'https://elfaro.example/secciones/rss.xml';

function read(text: string) {
  const reading = parseFeed(text, { url: URL_OF_FEED, now: NOW });
  if (!reading.ok) throw new Error(reading.reason);
  return reading.feed;
}

const rss = (items: string, channel = '') =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>El Faro</title>${channel}${items}</channel></rss>`;
const item = (inside: string) => `<item>${inside}</item>`;

describe('an item of RSS', () => {
  test('is told by its own elements, not by those of its pictures', () => {
    const [one] = read(
      rss(
        item(`<media:title>Foto</media:title><media:description>Pie</media:description>
          <media:category>retrato</media:category><category>Opini&amp;oacute;n</category><category> </category>
          <title><![CDATA[Tres <i>heridos</i> &amp; un detenido]]></title><link>https://elfaro.example/a</link>
          <description>&lt;p&gt;Ocurrió el lunes.&lt;/p&gt;&lt;img src="x"&gt;</description>
          <author>redaccion@elfaro.example (Ana Pérez)</author><pubDate>Mon, 02 Mar 2026 06:05:04 GMT</pubDate>`),
      ),
    ).items;
    expect(one).toEqual({
      url: 'https://elfaro.example/a',
      titular: 'Tres heridos & un detenido',
      resumen: 'Ocurrió el lunes.',
      autor: 'Ana Pérez',
      published_on: new Date('2026-03-02T06:05:04Z'),
      secciones: ['Opinión'],
      texto: undefined,
    });
  });

  test.each([
    ['its link', '<link>https://elfaro.example/a?id=1&utm_source=rss</link>', 'https://elfaro.example/a?id=1'],
    ['a relative link', '<link>/a</link>', 'https://elfaro.example/a'],
    ['a permanent guid', '<guid>https://elfaro.example/g</guid>', 'https://elfaro.example/g'],
    [
      'where FeedBurner has it from',
      '<link>https://feeds.example/~r/1</link><feedburner:origLink>https://elfaro.example/o</feedburner:origLink>',
      'https://elfaro.example/o',
    ],
    ['a link as Atom has it', '<link href="https://elfaro.example/h"/>', 'https://elfaro.example/h'],
    ['a link in CDATA', '<link><![CDATA[ https://elfaro.example/c ]]></link>', 'https://elfaro.example/c'],
  ])('is found by %s', (_how, inside, url) => {
    expect(read(rss(item(inside))).items.map((one) => one.url)).toEqual([url]);
  });

  test('without an address is left out, and a second one of the same address too', () => {
    const links = ['', '<guid isPermaLink="false">https://elfaro.example/x</guid>', '<link>mailto:a@b.example</link>'];
    const same = ['<link>https://elfaro.example/a</link>', '<link>http://www.elfaro.example/a/?utm_source=x</link>'];
    expect(read(rss([...links, ...same].map(item).join(''))).items).toHaveLength(1);
  });

  test('with its article whole has a text', () => {
    const long = `<p>${'Una frase de un párrafo. '.repeat(20)}</p>`;
    const content = (html: string) => `<content:encoded><![CDATA[${html}]]></content:encoded>`;
    const [whole, short] = read(
      rss(
        item(`<link>/a</link><description>Resumen.</description>${content(long + long)}`) +
          item(`<link>/b</link>${content('<p>Poco.</p>')}`),
      ),
    ).items;
    expect(whole?.texto?.split('\n\n')).toHaveLength(2);
    expect(whole?.resumen).toBe('Resumen.');
    expect(short).toMatchObject({ texto: undefined, resumen: 'Poco.' });
  });
});

describe('other formats', () => {
  test('RSS 1.0', () => {
    const rdf = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns="http://purl.org/rss/1.0/">
      <channel><title>El Faro</title></channel><item><title>Uno</title><link>https://elfaro.example/1</link><dc:date>2026-03-02T06:05:04+01:00</dc:date></item></rdf:RDF>`;
    expect(read(rdf).items).toMatchObject([{ titular: 'Uno', published_on: new Date('2026-03-02T05:05:04Z') }]);
  });

  test('Atom with XHTML, a base and a hub', () => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://elfaro.example/blog/"><title type="html">El &amp;amp; Faro</title>
      <link rel="self" href="https://elfaro.example/atom.xml"/><link rel="hub" href="https://hub.example/"/>
      <entry><title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">Uno <b>dos</b></div></title>
        <link rel="enclosure" href="a.mp3"/><link href="uno"/><updated>2026-03-02T06:05:04Z</updated>
        <author><name>Ana</name></author><author><name>Bea</name></author>
        <category term="op" label="Opinión"/><category term="economia"/></entry></feed>`;
    expect(read(atom)).toMatchObject({
      title: 'El & Faro',
      hub: 'https://hub.example/',
      self: 'https://elfaro.example/atom.xml',
      items: [
        {
          titular: 'Uno dos',
          url: 'https://elfaro.example/blog/uno',
          autor: 'Ana, Bea',
          secciones: ['Opinión', 'economia'],
        },
      ],
    });
  });

  test('JSON Feed of any version, with what does not fit left out', () => {
    const json = JSON.stringify({
      version: 'https://jsonfeed.org/version/1',
      title: 7,
      feed_url: 'https://elfaro.example/feed.json',
      hubs: [{ type: 'rssCloud', url: 'https://cloud.example/' }, 5, { type: 'WebSub', url: 'https://hub.example/' }],
      items: [
        {
          id: 1,
          url: '/uno',
          title: 'Uno &lt;3',
          content_text: 'a < b\n\nc',
          author: { name: 'Ana' },
          tags: ['Meinung', 3],
        },
        null,
        { id: 'https://elfaro.example/dos', title: ['x'], authors: 'nadie', date_published: '2026-03-02T06:05:04Z' },
        { id: 'tres' },
      ],
    });
    expect(read(json)).toMatchObject({
      hub: 'https://hub.example/',
      self: 'https://elfaro.example/feed.json',
      items: [
        {
          url: 'https://elfaro.example/uno',
          titular: 'Uno <3',
          resumen: 'a < b\n\nc',
          autor: 'Ana',
          secciones: ['Meinung'],
        },
        { url: 'https://elfaro.example/dos', titular: '', autor: '', published_on: new Date('2026-03-02T06:05:04Z') },
      ],
    });
  });

  test('says how long it wants to be left alone', () => {
    expect(read(rss('', '<ttl>15</ttl>')).ttlMinutes).toBe(15);
    expect(read(rss('', '<ttl>soon</ttl>')).ttlMinutes).toBeUndefined();
  });
});

describe('what is no feed', () => {
  test.each([
    ['', 'empty'],
    [' \n\ufeff', 'empty'],
    ['<!doctype html><html><body>No encontrado</body></html>', 'a_page'],
    ['<sitemapindex></sitemapindex>', 'unreadable'],
    ['{"error":"not found"}', 'unreadable'],
    ['{"items":', 'unreadable'],
    ['[]', 'unreadable'],
    ['No encontrado', 'unreadable'],
    [`<rss>${'<a>'.repeat(50_000)}`, 'unreadable'],
  ])('%.40j is told as such', (text, reason) => {
    expect(parseFeed(text, { url: URL_OF_FEED, now: NOW })).toEqual({ ok: false, reason });
  });

  test('nor is a text that grows when it is read', () => {
    const names = Array.from({ length: 20 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(20)}">`).join('');
    const bomb = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY e0 "ja">${names}]><rss><channel>${item('<title>&e20;</title><link>/a</link>')}</channel></rss>`;
    const start = performance.now();
    expect(read(bomb).items[0]?.titular.length).toBeLessThan(1000);
    expect(performance.now() - start).toBeLessThan(5000);
  });
});

describe('any text', () => {
  const whole = rss(
    Array.from({ length: 5 }, (_, at) =>
      item(
        `<title>Título ${at} &amp; más</title><link>/n/${at}</link><description><![CDATA[<p>Texto</p>]]></description>`,
      ),
    ).join(''),
    '<link>https://elfaro.example/</link>',
  );

  test('is read or refused, and never thrown at the caller', () => {
    const end = (text: string) => typeof parseFeed(text, { url: URL_OF_FEED, now: NOW }).ok === 'boolean';
    fc.assert(fc.property(fc.string({ unit: 'binary' }), end));
    fc.assert(fc.property(fc.json(), end));
    const broken = fc.tuple(fc.nat(whole.length), fc.nat(60), fc.string({ maxLength: 20, unit: 'grapheme' }));
    fc.assert(fc.property(broken, ([at, length, other]) => end(whole.slice(0, at) + other + whole.slice(at + length))));
  });

  test('cut off anywhere gives the items before the cut', () => {
    for (let length = whole.indexOf('</item>') + 7; length < whole.length; length += 7) {
      const items = whole.slice(0, length).split('</item>').length - 1;
      expect(read(whole.slice(0, length)).items, whole.slice(0, length)).toHaveLength(items);
    }
    expect(read(whole.slice(0, -30)).complete).toBe(false);
    expect(read(whole).complete).toBe(true);
  });

  test('that is large is read in time', () => {
    for (const text of [
      rss(item('<link>/a</link>').repeat(100_000)),
      rss(`<link>/a</link>`.repeat(100_000)),
      rss(item(`<description>${'&lt;b&gt;'.repeat(3000)}</description><link>/a</link>`).repeat(150)),
      `{"items":[${'{"url":"/a"},'.repeat(100_000)}`,
      '<'.repeat(1_000_000),
      `<rss>${'<!doctype ['.repeat(100_000)}`,
      '{'.repeat(1_000_000),
    ]) {
      const start = performance.now();
      parseFeed(text, { url: URL_OF_FEED, now: NOW });
      expect(performance.now() - start, text.slice(0, 60)).toBeLessThan(8000);
    }
  });
});
