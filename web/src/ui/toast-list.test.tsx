import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { es } from '../locales/es.ts';
import { createTranslate } from '../platform/translate.ts';
import { TranslationProvider } from '../platform/translation.tsx';
import { ToastList } from './toast-list.tsx';
import { TOAST_MS } from './toasts.ts';

const translation = { t: createTranslate('es', es), countryName: (code: string) => code, countryNames: {} };

test.each(['success', 'error', 'info'] as const)('a message of the kind %s can be closed', (kind) => {
  const html = renderToStaticMarkup(
    <TranslationProvider value={translation}>
      <ToastList toasts={[{ id: 1, kind, text: 'Hecho' }]} />
    </TranslationProvider>,
  );
  expect(html).toContain(`class="toast ${kind}"`);
  expect(html).toContain('<span>Hecho</span>');
  expect(html).toContain('aria-label="Cerrar"');
});

test('a message stays three seconds', () => {
  expect(TOAST_MS).toBe(3000);
});
