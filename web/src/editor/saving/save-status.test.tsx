import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { editorEs } from '../../locales/editor.es.ts';
import { ApiError } from '../../platform/api-error.ts';
import { newDesk } from './desk.fixture.ts';
import { SaveStatus } from './save-status.tsx';

const said = (error: unknown, es_borrador = false) => {
  const { desk } = newDesk();
  const state = { ...desk.get(), failure: { error, intent: 'guardar', retryAt: undefined } as const };
  const fields = { ...state.fields, es_borrador };
  const html = renderToStaticMarkup(
    <SaveStatus desk={desk} state={{ ...state, fields }} text={editorEs} idioma="es" onCompare={() => {}} />,
  );
  return /<p role="status">(.*?) *<span/.exec(html)?.[1];
};

test('of what is held back it is said why only where that still hinders it', () => {
  expect(said(new ApiError('text_required', 400))).toMatch(/^Guardado, pero sin publicar\. Un artículo a la venta/);
  expect(said(new ApiError('unreachable', 0))).toBe('Guardado, pero sin publicar.');
  expect(said(new ApiError('unreachable', 0), true)).toBe('Guardado, pero sigue publicado.');
});
