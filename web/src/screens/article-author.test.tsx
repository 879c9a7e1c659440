import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { articleEs } from '../locales/article.es.ts';
import { bioEs } from '../locales/bio.es.ts';
import { es } from '../locales/es.ts';
import { createTranslate } from '../platform/translate.ts';
import { TranslationProvider } from '../platform/translation.tsx';
import { ArticleAuthor } from './article-author.tsx';

vi.mock('../platform/page.ts', () => ({ usePage: () => ({ idioma: 'es', idioma_in_url: undefined }) }));

const countryNames = { PE: 'Perú' };
const translation = { t: createTranslate('es', es), countryName: () => countryNames.PE, countryNames };

test('beside an article stands who wrote it: alias, description, country, orientation, studies, categories and links', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <TranslationProvider value={translation}>
        <ArticleAuthor
          author={{
            usuario_id: 7,
            alias: 'lucia',
            rol: 'investigador',
            bio_foto_url: null,
            bio: {
              descripcion: 'Mide ríos.',
              pais: 'PE',
              orientacion: 'centro',
              estudios: 'Hidrología',
              categorias: [{ categoria_id: 1, nombre: 'Ciencia' }],
              link_blog: 'https://rios.example/',
              link_linkedin: 'https://linkedin.example/lucia',
              link_twitter: 'https://twitter.example/lucia',
            },
          }}
          text={articleEs}
          bioText={bioEs}
        />
      </TranslationProvider>
    </MemoryRouter>,
  );
  expect(html).toContain('Sobre el autor</h2>');
  expect(html).toMatch(/<a [^>]*href="\/user\/7"[^>]*>lucia<\/a>/);
  for (const words of ['Mide ríos.', 'Perú', 'Centro', 'Hidrología', 'Ciencia']) expect(html).toContain(words);
  for (const [name, href] of [
    ['Blog', 'https://rios.example/'],
    ['LinkedIn', 'https://linkedin.example/lucia'],
    ['Twitter', 'https://twitter.example/lucia'],
  ])
    expect(html).toMatch(new RegExp(`<a href="${href}"[^>]*rel="nofollow ugc noopener noreferrer"[^>]*>${name}`));
});
