import { bodyText } from '@poliedro/contracts/article-body/body-text';
import type { Body } from '@poliedro/contracts/article-body/document';
import { listPassages } from '@poliedro/contracts/article-body/passages';
import { createRandomBodies } from '@poliedro/contracts/article-body/random-body.fixture';
import { readBody } from '@poliedro/contracts/article-body/read-body';
import { ATTRIBUTE_OF_FIELD, TAGS } from '@poliedro/contracts/article-body/tags';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { articleEs } from '../../locales/article.es.ts';
import { drawBody } from './draw-body.tsx';

const text = (words: string, ...marks: readonly object[]) => ({ type: 'text', text: words, marks });
const hecho = { type: 'hecho', attrs: { timestamp: '2026-11-15T10:00:00.000Z', url: 'https://fuente.example/a' } };
const link = { type: 'link', attrs: { href: 'https://otro.example/' } };
const bold = { type: 'bold' };

function bodyOf(...content: readonly object[]): Body {
  const read = readBody({ type: 'doc', content });
  if (!read.ok) throw new Error(read.fault);
  return read.body;
}
const paragraph = (...content: readonly object[]) => ({ type: 'paragraph', content });

function draw(body: Body, withMarks = true) {
  const { blocks, passages } = drawBody(body, articleEs, withMarks);
  return { html: renderToStaticMarkup(blocks), passages };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
/** The words of the text alone: without what the reader adds to links and videos. */
const wordsOf = (html: string) =>
  html
    .replace(/<figure class="video">.*?<\/figure>/g, '')
    .replace(/<span class="sr-only">.*?<\/span>/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '');

/** In the check a few; `FUZZ_DOCUMENTS=100000` for a long look. */
const DOCUMENTS = Number(process.env.FUZZ_DOCUMENTS ?? 100);

describe('the reader', () => {
  test(
    'shows every word of any document, with and without marks',
    () => {
      const random = createRandomBodies(11);
      for (let count = 0; count < DOCUMENTS; count += 1) {
        const body = random();
        const words = bodyText(body).replace(/\s+/g, '');
        expect(wordsOf(draw(body).html).replace(/\s+/g, '')).toBe(words);
        expect(wordsOf(draw(body, false).html).replace(/\s+/g, '')).toBe(words);
      }
    },
    10_000 + 20 * DOCUMENTS,
  );

  test('counts passages as the event’s window does', () => {
    const random = createRandomBodies(12);
    for (let count = 0; count < 100; count += 1) {
      const body = random();
      const full = draw(body).passages.filter(({ type, attrs }) =>
        TAGS[type].fields.every(({ required, name }) => !required || attrs[ATTRIBUTE_OF_FIELD[name]] != null),
      );
      const listed = listPassages(body).map(({ tag }) => tag);
      // Only what has no word at all is left out there.
      expect(full.filter((tag) => listed.includes(tag))).toEqual(listed);
      expect(full.length).toBeGreaterThanOrEqual(listed.length);
    }
  });

  test('makes one passage of pieces in several styles, also over the end of a paragraph', () => {
    const { html, passages } = draw(
      bodyOf(
        paragraph(text('Ardió '), text('el ', hecho), text('bosque', hecho, bold)),
        paragraph(text('entero', hecho)),
      ),
    );
    expect(passages).toHaveLength(1);
    expect(html.match(/<a [^>]*class="passage"/g)).toHaveLength(2);
    expect(html).toContain('<strong>bosque</strong>');
  });

  test('opens a source without an opener, and never puts a link into a link', () => {
    const { html } = draw(bodyOf(paragraph(text('uno ', hecho), text('dos', hecho, link), text(' tres', hecho))));
    expect(html.match(/<a /g)).toHaveLength(3);
    expect(html.match(/rel="noopener noreferrer nofollow ugc"/g)).toHaveLength(3);
    expect(html).toMatch(/href="https:\/\/otro\.example\/"[^>]*>dos</);
    expect(html).not.toMatch(/<a [^>]*>(?:(?!<\/a>).)*<a /);
  });

  test('stands one heading below the title, and asks nothing of YouTube', () => {
    const { html } = draw(
      bodyOf(
        { type: 'heading', attrs: { level: 1 }, content: [text('Título')] },
        { type: 'youtube', attrs: { video_id: 'dQw4w9WgXcQ' } },
      ),
    );
    expect(html).toContain('<h2>Título</h2>');
    expect(html).not.toMatch(/<h1|<iframe|nocookie/);
  });

  test('without marks it has neither passages nor their links', () => {
    expect(draw(bodyOf(paragraph(text('uno', hecho))), false).html).toBe('<p>uno</p>');
  });
});
