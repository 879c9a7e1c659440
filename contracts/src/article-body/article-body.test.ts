import { describe, expect, it } from 'vitest';
import { isLinkAddress, isSourceAddress, videoIdOf } from './addresses.ts';
import { bodyHtml } from './body-html.ts';
import { bodyText, countWords, firstLines } from './body-text.ts';
import type { Block, Body, Mark } from './document.ts';
import { lineHtml, lineText, splitLine, splitLineHtml } from './line.ts';
import { listPassages, shownPassage } from './passages.ts';
import { createRandomBodies } from './random-body.fixture.ts';
import { readBody } from './read-body.ts';
import { ATTRIBUTE_OF_FIELD, attributesOf, ETIQUETAS, TAGS } from './tags.ts';

const doc = (...content: readonly object[]) => ({ type: 'doc', content });
const paragraph = (...content: readonly object[]) => ({ type: 'paragraph', content });
const text = (words: string, ...marks: readonly object[]) => ({ type: 'text', text: words, marks });

function taken(given: unknown): Body {
  const read = readBody(given);
  if (!read.ok) throw new Error(read.fault);
  return read.body;
}
const refused = (given: unknown) => {
  const read = readBody(given);
  return read.ok ? undefined : read.fault;
};
const marksOf = (given: object): readonly Mark[] | undefined => {
  const [block] = taken(doc(paragraph(given))).content as [Block & { content: { marks?: Mark[] }[] }];
  return block.content[0]?.marks;
};

describe('reading a document', () => {
  it('takes every document of the schema as it is, and its HTML closes what it opens', () => {
    const random = createRandomBodies(7);
    for (let count = 0; count < 1000; count += 1) {
      const body = random();
      expect(taken(body)).toEqual(body);
      const html = bodyHtml(body);
      const opened = html.match(/<(?!br|hr|img)[a-z]/g)?.length ?? 0;
      expect(html.match(/<\//g)?.length ?? 0).toBe(opened);
      expect(html).not.toMatch(/<script|<b>|<!--/);
    }
  });

  it('keeps the words of marks that it does not know, and leaves out forged ones', () => {
    expect(marksOf(text('palabra', { type: 'comentario_antiguo', attrs: { x: 1 } }))).toBeUndefined();
    expect(marksOf(text('x', { type: 'link', attrs: { href: 'javascript:alert(1)' } }))).toBeUndefined();
    expect(marksOf(text('x', { type: 'bold', attrs: { onclick: 'x' } }, { type: 'bold' }))).toEqual([{ type: 'bold' }]);
    const forged = { type: 'hecho', attrs: { url: 'data:text/html,x', timestamp: 'ayer', onload: 'x', class: 'y' } };
    expect(marksOf(text('x', forged))).toEqual([{ type: 'hecho', attrs: { timestamp: null, url: null } }]);
  });

  it('has one tag at most on a piece of text, and joins pieces that are marked alike', () => {
    const opinion = { type: 'opinion', attrs: { person: null, url: 'https://a.example/' } };
    expect(marksOf(text('x', opinion, { type: 'framing', attrs: {} }))).toEqual([opinion]);
    expect(taken(doc(paragraph(text('uno '), text('dos'), { type: 'text', text: '' }))).content).toEqual([
      { type: 'paragraph', content: [{ type: 'text', text: 'uno dos' }] },
    ]);
  });

  it('takes pictures from this site or with their bytes, and of others what was said about them', () => {
    const image = (src: string) => taken(doc({ type: 'image', attrs: { src, alt: ' Una\nplaza ' } })).content;
    expect(image('https://elsewhere.example/a.png')).toEqual([
      { type: 'paragraph', content: [{ type: 'text', text: 'Una plaza' }] },
    ]);
    for (const src of [
      'data:image/svg+xml;base64,PHN2Zz4=',
      '/imagenes/../x.webp',
      '//x.example/a.png',
      'javascript:1',
    ])
      expect(image(src)[0]?.type).toBe('paragraph');
    expect(image('data:image/png;base64,iVBORw0KGgo=')[0]?.type).toBe('image');
  });

  it('refuses what is no document, too deep or too large, however it is built', () => {
    let deep: object = paragraph(text('x'));
    for (let depth = 0; depth < 100_000; depth += 1) deep = { type: 'blockquote', content: [deep] };
    expect(refused(doc(deep))).toBe('too_deep');
    expect(refused(doc(...Array.from({ length: 70_000 }, () => ({ type: 'horizontalRule' }))))).toBe('too_large');
    expect(refused(doc(paragraph(text('x'.repeat(5_000_000)))))).toBe('too_large');
    for (const given of [
      null,
      'doc',
      [],
      { type: 'paragraph' },
      doc(null as unknown as object),
      doc(paragraph('x' as never)),
    ])
      expect(refused(given)).toBe('not_a_document');
    for (const type of ['iframe', 'script', 'constructor', '__proto__', 'listItem', 'text'])
      expect(refused(doc({ type, content: [] }))).toBe('unknown_node');
  });

  it('leaves out what cannot be seen or turns the text around', () => {
    const [block] = taken(doc(paragraph(text('a\u202eb\u0000c\ud800d\ne')))).content;
    expect(block).toEqual({ type: 'paragraph', content: [{ type: 'text', text: 'abcd e' }] });
  });
});

describe('addresses', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:1',
    'java\nscript:1',
    ' javascript:1',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc',
    '//x.example',
    'https://bank.example@evil.example/',
    'blob:https://x',
    '',
  ])('takes no link from %j', (address) => {
    expect(isLinkAddress(address)).toBe(false);
    expect(isSourceAddress(address)).toBe(false);
  });

  it.each(['http', 'https', 'ftp', 'ftps', 'mailto', 'tel', 'callto', 'sms', 'cid', 'xmpp'])(
    'takes a link that begins with %s, and a source only where it is a page',
    (scheme) => {
      const address = `${scheme}:${/^(http|ftp)s?$/.test(scheme) ? '//a.example/' : 'ana'}`;
      expect(isLinkAddress(address)).toBe(true);
      expect(isSourceAddress(address)).toBe(scheme.startsWith('http'));
    },
  );

  it('knows the video of every way to write its address, and no other', () => {
    for (const address of [
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
      'https://youtu.be/dQw4w9WgXcQ?si=x',
      'https://youtube.com/shorts/dQw4w9WgXcQ',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    ])
      expect(videoIdOf(address)).toBe('dQw4w9WgXcQ');
    for (const address of [
      'https://youtube.example/watch?v=dQw4w9WgXcQ',
      'https://youtu.be/corto',
      'dQw4w9WgXcQ',
      'javascript:1',
    ])
      expect(videoIdOf(address)).toBeUndefined();
  });
});

describe('tags', () => {
  it('has one table for form, mark and section', () => {
    for (const etiqueta of ETIQUETAS) {
      expect(attributesOf(etiqueta)).toContain('url');
      expect(TAGS[etiqueta].fields.find(({ name }) => name === 'url_fuente')?.required).toBe(true);
    }
    expect(ATTRIBUTE_OF_FIELD.nombre_cargo).toBe('person');
  });

  it('lifts a passage once, across styles and paragraphs, and not without what it must have', () => {
    const hecho = { type: 'hecho', attrs: { timestamp: '2026-11-15T10:00:00.000Z', url: 'https://a.example/' } };
    const body = taken(
      doc(
        paragraph(text('Ayer '), text('ardió ', hecho), text('el bosque', hecho, { type: 'bold' })),
        paragraph(text('y la casa', hecho), text('.')),
        paragraph(text('Nada', { type: 'declaracion', attrs: { url: 'https://a.example/' } })),
      ),
    );
    expect(listPassages(body).map(({ section, text: words }) => [section, words])).toEqual([
      ['hechos', 'ardió el bosque y la casa'],
    ]);
  });

  it('shows of a sold article only the first sentence of a passage', () => {
    const words = 'Sube el pan. Y sube la leche.';
    expect(shownPassage(words, { isSold: true, idioma: 'es' })).toBe('Sube el pan.');
    expect(shownPassage(words, { isSold: false, idioma: 'es' })).toBe(words);
    expect(shownPassage('sin punto '.repeat(200), { isSold: true, idioma: 'es' }).length).toBeLessThanOrEqual(302);
  });
});

describe('text', () => {
  it('counts words and shows no more than a fifth of them beforehand', () => {
    const body = taken(
      doc(paragraph(text('uno dos tres cuatro cinco')), paragraph(text('seis siete ocho nueve diez'))),
    );
    expect(bodyText(body)).toBe('uno dos tres cuatro cinco\n\nseis siete ocho nueve diez');
    expect(countWords(bodyText(body))).toBe(10);
    expect(firstLines(body)).toBe('uno dos …');
    expect(firstLines(taken(doc(paragraph(text('solo tres palabras')))))).toBe('');
  });
});

describe('a line of title or summary', () => {
  it('keeps plain tags and takes all else for words', () => {
    const line = 'Sobre <em>El Quijote</em>, 3 < 4 & <script>alert(1)</script> <b onclick=x>';
    expect(lineHtml(line)).toBe(
      'Sobre <em>El Quijote</em>, 3 &lt; 4 &amp; &lt;script&gt;alert(1)&lt;/script&gt; &lt;b onclick=x&gt;',
    );
    expect(lineText('<strong>Hola</strong> <em>sin cerrar')).toBe('Hola sin cerrar');
    expect(splitLine('<em><b>x</em>y</b>')).toEqual([
      { text: 'x', tags: ['em', 'b'] },
      { text: 'y', tags: [] },
    ]);
  });

  it('is the same read back from its HTML', () => {
    for (const line of [
      'Sobre <em>El «Quijote»</em>',
      '3 < 4 & &lt; <b>"x"</b> \'y\'',
      '<s>a<u>b</s>c</u>',
      '&amp;amp;',
    ]) {
      expect(splitLineHtml(lineHtml(line))).toEqual(splitLine(line));
    }
  });
});
