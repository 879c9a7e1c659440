import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extractArticle } from './extract-article.ts';

const read = (html: string) =>
  extractArticle({
    html,
    url: 'https://elfaro.example/sociedad/una-noticia.html',
    feed: { titular: 'Una noticia', resumen: '', autor: '', published_on: undefined, texto: undefined },
    newspaper: { pais_iso_code: 'ES', idioma: 'es' },
  });

const names = fc.constantFrom(
  ...'html head body div p article main section span a table tr td ul li h1 h2 br font form nav svg template script'.split(
    ' ',
  ),
  ...'noscript style title meta link time amp-img figure figcaption iframe textarea HTML BODY TaBlE x-y'.split(' '),
);
const attributes = fc.dictionary(
  fc.constantFrom(
    'class',
    'id',
    'itemprop',
    'itemtype',
    'itemscope',
    'property',
    'content',
    'href',
    'rel',
    'hidden',
    'style',
    'ROLE',
    'datetime',
    'type',
    '__proto__',
  ),
  fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom(
      'comments',
      'articleBody',
      'author',
      'application/ld+json',
      'display:none',
      'https://schema.org/NewsArticle',
    ),
  ),
  { maxKeys: 3 },
);
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.lorem({ maxCount: 30 }),
  fc.constantFrom(
    '{"@type":"NewsArticle","author":[[[{}]]],"headline":{"a":1},"datePublished":7}',
    '<!--',
    ']]>',
    '&#x110000;',
    '</',
  ),
);
const pieces = fc.oneof(
  { weight: 3, arbitrary: texts },
  {
    weight: 4,
    arbitrary: fc.tuple(names, attributes).map(([name, list]) => {
      const written = Object.entries(list).map(([key, value]) => ` ${key}="${value.replaceAll('"', '&quot;')}"`);
      return `<${name}${written.join('')}>`;
    }),
  },
  { weight: 3, arbitrary: names.map((name) => `</${name}>`) },
);

test('whatever a page is made of, it is read or refused', () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 80 }), (parts) => {
      const found = read(parts.join(''));
      if (!found.ok) return;
      expect(found.article.texto).toBe(found.article.texto.normalize('NFC'));
      expect(found.article.texto).not.toMatch(/(?!\n)[\p{Cc}\u200b\ufeff]/u);
    }),
    { numRuns: 300 },
  );
});

test('any bytes at all are read or refused', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (html) => {
      read(html);
    }),
    { numRuns: 200 },
  );
});

const SENTENCE = 'El pleno aprobó ayer, por amplia mayoría, la reforma que llevaba dos años sobre la mesa. ';

test.each([
  ['deeper than any page', '<div>'.repeat(190_000)],
  ['as deep as is read', `${'<div>texto'.repeat(240)}${`<p>${SENTENCE}</p>`.repeat(2000)}`],
  ['as long as is read', `<p>${SENTENCE}</p>`.repeat(19_000)],
  ['deep and long', `${'<div>'.repeat(200)}${`<p>${SENTENCE}</p>`.repeat(1900)}${'<div>'.repeat(40)}`],
  ['of nothing but references', '&amp;'.repeat(580_000)],
  ['that closes what was never opened', '<div></x>'.repeat(100_000)],
  ['inline for ever', '<b>x'.repeat(150_000)],
  ['of nothing but tags', '<p>'.repeat(300_000)],
  ['of nothing but brackets', '<'.repeat(2_900_000)],
  ['with too many paragraphs', `<p>${SENTENCE}</p>`.repeat(30_000)],
  ['with lines broken again and again', `<div>${`${SENTENCE}<br><br>`.repeat(15_000)}</div>`],
  ['with one endless line', `<p>${SENTENCE.repeat(20_000)}</p>`],
  ['with one endless word', `<p>${'a'.repeat(2_900_000)}</p>`],
  ['with one endless space', `<p>${SENTENCE}</p><p>${' '.repeat(2_900_000)}</p>`],
  ['with quotations that never end', `<p>${SENTENCE}</p><p>${'«'.repeat(190_000)}${'"'.repeat(9001)}</p>`],
  ['with endless names', `<div class="${'ad '.repeat(400_000)}"><p>${SENTENCE.repeat(9)}</p></div>`],
  ['with furniture in furniture', `${'<div class="related">'.repeat(200)}${`<p>${SENTENCE}</p>`.repeat(3000)}`],
  [
    'with data as deep as JSON goes',
    `<script type="application/ld+json">${'['.repeat(500_000)}</script><p>${SENTENCE}</p>`,
  ],
  [
    'that says all of it twice',
    `<script type="application/ld+json">{"@type":"NewsArticle","headline":"x","articleBody":"${SENTENCE.repeat(5000)}"}</script>${`<p>${SENTENCE}</p>`.repeat(9000)}`,
  ],
  ['with tables in tables', `${'<table><tr><td>'.repeat(80)}${`<p>${SENTENCE}</p>`.repeat(1000)}`],
  ['with properties without end', '<i itemprop="author">x</i>'.repeat(60_000)],
])(
  'a page %s ends soon',
  (_, html) => {
    const start = performance.now();
    read(html.slice(0, 3_000_000));
    // Some seconds on a loaded machine; what grows with the square takes minutes.
    expect(performance.now() - start).toBeLessThan(15_000);
  },
  30_000,
);

test('a page of more than three megabytes is no article', () => {
  expect(read(`<p>${SENTENCE}</p>${' '.repeat(3_000_000)}`)).toEqual({ ok: false, reason: 'not_an_article' });
});

test.each([
  ['a tag of slashes', `<a${'/'.repeat(3_000_000)}>`],
  ['a tag of spaces that never ends', `<p class="x"${' '.repeat(3_000_000)}`],
])('%s is passed over at once', (_, html) => {
  const began = performance.now();
  read(`<html><body>${html}</body></html>`);
  expect(performance.now() - began).toBeLessThan(10_000);
});
