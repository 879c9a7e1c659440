import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { articleEs } from '../../locales/article.es.ts';
import { ArticleBody } from './article-body.tsx';

const drawn = (given: unknown) =>
  renderToStaticMarkup(<ArticleBody given={given} text={articleEs} idioma="es" lang={undefined} />);

test.each([
  ['nothing', null],
  ['an empty text', ' '],
  ['a document without words', { type: 'doc', content: [{ type: 'paragraph' }] }],
])('%s is told in italics', (_, given) => {
  expect(drawn(given)).toBe('<p class="no-content"><em>Contenido del artículo no disponible.</em></p>');
});

test('a text that is no document is shown as plain text', () => {
  expect(drawn('Un texto <b>de antes</b>')).toBe(
    '<div class="prose"><p class="plain-text">Un texto &lt;b&gt;de antes&lt;/b&gt;</p></div>',
  );
});
