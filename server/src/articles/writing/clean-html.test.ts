import { bodyHtml } from '@poliedro/contracts/article-body/body-html';
import type { Block, Body, Mark } from '@poliedro/contracts/article-body/document';
import { createRandomBodies } from '@poliedro/contracts/article-body/random-body.fixture';
import { expect, test } from 'vitest';
import { cleanBodyHtml } from './clean-html.ts';

const withoutSlashes = (html: string) => html.replace(/(<(?:br|hr|img)[^>]*?) \/>/g, '$1>');

test('nothing of a document of the schema is lost at the second wall', () => {
  const random = createRandomBodies(11);
  for (let count = 0; count < 1000; count += 1) {
    const body = random();
    expect(withoutSlashes(cleanBodyHtml(body))).toBe(bodyHtml(body));
  }
});

test('what the first wall should have stopped does not get over the second', () => {
  const body = (...content: readonly Block[]): Body => ({ type: 'doc', content });
  const marked = (mark: Mark) => body({ type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [mark] }] });
  const link = (href: string) => cleanBodyHtml(marked({ type: 'link', attrs: { href } }));
  for (const href of ['javascript:alert(1)', 'JAVA\tSCRIPT:1', 'data:text/html,x', 'vbscript:x', '//x.example/'])
    expect(link(href), href).not.toContain('href');
  expect(link('https://x.example/?a=1&b="2"')).toContain('href="https://x.example/?a=1&amp;b=&quot;2&quot;"');
  const forged = { type: 'hecho', attrs: { url: 'javascript:1', onclick: 'alert(1)' } } as unknown as Mark;
  expect(cleanBodyHtml(marked(forged))).toBe('<p><span data-etiqueta="hecho">x</span></p>');
  const image = (src: string) =>
    cleanBodyHtml(body({ type: 'image', attrs: { src, alt: 'x', width: null, height: null } }));
  for (const src of ['https://x.example/a.png', 'data:image/svg+xml,x', '/imagenes/../x', '//x.example/a.png'])
    expect(image(src), src).toBe('');
  const level = '1><script>alert(1)</script><h1' as unknown as 1;
  expect(cleanBodyHtml(body({ type: 'heading', attrs: { level } }))).not.toContain('script');
});
