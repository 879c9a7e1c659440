import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { editorEs } from '../locales/editor.es.ts';
import { ArticleLines } from './article-lines.tsx';
import type { ArticleFields } from './draft/draft.ts';
import { noteKept } from './draft/kept.ts';
import { EditorDetails } from './editor-details.tsx';
import { EditorFailure } from './editor-failure.tsx';
import { EditorLoading } from './editor-loading.tsx';
import { lackingOf } from './saving/payload.ts';
import { FORMATS } from './toolbar/formats.ts';

vi.mock('../platform/page.ts', () => ({ usePage: () => ({ idioma: 'es', idioma_in_url: undefined }) }));

const FIELDS: ArticleFields = {
  titular: '',
  resumen: '',
  idioma: 'es',
  evento: null,
  es_borrador: true,
  importe_euros: 0,
};
const drawn = (element: ReactNode) => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>);
const ignore = () => {};
const details = (fields: Partial<ArticleFields> = {}, canSell = true) =>
  drawn(
    <EditorDetails
      text={editorEs}
      idioma="es"
      fields={{ ...FIELDS, ...fields }}
      lacking={undefined}
      canSell={canSell}
      onChange={ignore}
      onPanel={ignore}
    >
      {null}
    </EditorDetails>,
  );

describe('the editor', () => {
  test('says what it is and that it is loading, for a new article and for one that is there', () => {
    const begun = drawn(<EditorLoading text={editorEs} isNew />);
    expect(begun).toContain('Crear Artículo</h1>');
    expect(begun).toContain('Cargando editor...');
    const known = drawn(<EditorLoading text={editorEs} isNew={false} />);
    expect(known).toContain('Editar Artículo</h1>');
    expect(known).toContain('>Cargando...<');
    expect(known).toMatch(/<a class="editor-back"[^>]*href="\/user#articulos"[^>]*>.*Volver/);
  });

  test('asks for a title and, in three lines, for a summary', () => {
    const html = drawn(<ArticleLines text={editorEs} fields={FIELDS} lacking={undefined} onChange={ignore} />);
    expect(html).toMatch(/<textarea[^>]*name="titular"[^>]*required=""/);
    expect(html).toMatch(/<textarea[^>]*name="resumen"[^>]*rows="3" required=""/);
  });

  test('offers the four languages by their own names, the one of the article chosen', () => {
    const html = details({ idioma: 'fr' });
    const options = [...html.matchAll(/<option value="(\w+)"( selected="")?>([^<]+)/g)];
    expect(options.map(([, value, chosen, name]) => `${value} ${name}${chosen ? ' *' : ''}`).sort()).toEqual([
      'de Deutsch',
      'en English',
      'es Español',
      'fr Français *',
    ]);
  });

  test('takes a price from nothing on, in cents, and says what nothing means', () => {
    expect(details()).toMatch(/<input type="number"[^>]*min="0"[^>]*step="0.01"[^>]*name="importe_euros" value="0"/);
    expect(details()).toContain('Con 0 el artículo es gratuito.');
    expect(details({}, false)).toContain('Poner precio es cosa de investigadores y expertos.');
  });

  test('shows the chosen event with its id and a way to choose another', () => {
    const html = details({ evento: { evento_id: 31, titulo: 'El cable' } });
    expect(html).toContain('El cable <small>#31</small>');
    expect(html).toContain('aria-label="Quitar el evento"');
    expect(details()).toMatch(/<input[^>]*role="combobox"[^>]*name="evento"/);
  });

  test('has a button for every kind of content', () => {
    const names = FORMATS.flat().map(({ name }) => editorEs.toolbar[name]);
    expect(names).toEqual([
      ...['Texto normal', 'Título 1', 'Título 2', 'Título 3'],
      ...['Negrita', 'Cursiva', 'Subrayado', 'Tachado', 'Resaltado', 'Código'],
      ...['Lista', 'Lista numerada', 'Lista de tareas', 'Cita en bloque', 'Bloque de código', 'Línea divisoria'],
    ]);
  });

  test('that breaks fills the screen with what happened and two ways on', () => {
    const html = drawn(<EditorFailure text={editorEs} message="Se rompió" />);
    expect(html).toContain('Error en el Editor de Artículos</h1>');
    expect(html).toContain('<p class="editor-failure-message">Se rompió</p>');
    expect(html).toContain('está guardado en este navegador y volverá al recargar');
    expect(html).toContain('Recargar</button>');
    expect(html).toMatch(/<a class="button"[^>]*href="\/user"[^>]*>Volver a mi cuenta/);
  });

  test('that breaks promises no copy where the browser keeps none', () => {
    noteKept(false);
    const html = drawn(<EditorFailure text={editorEs} message="Se rompió" />);
    noteKept(true);
    expect(html).toContain(
      '<p>Este navegador no deja guardar una copia: al recargar volverá el último texto guardado.',
    );
    expect(html).not.toContain('está guardado en este navegador');
  });
});

test('an article is not saved without title, summary and event, said in this order', () => {
  const evento = { evento_id: 1, titulo: 'Uno' };
  expect(lackingOf(FIELDS)).toEqual(['titular', 'resumen', 'evento']);
  expect(lackingOf({ ...FIELDS, titular: '<em> </em>', resumen: 'R', evento })).toEqual(['titular']);
  expect(lackingOf({ ...FIELDS, titular: 'T', resumen: 'R' })).toEqual(['evento']);
  expect(lackingOf({ ...FIELDS, titular: 'T', resumen: 'R', evento })).toEqual([]);
});
