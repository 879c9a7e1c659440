import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { es } from '../locales/es.ts';
import { createTranslate } from '../platform/translate.ts';
import { TranslationProvider } from '../platform/translation.tsx';
import { FooterLinks } from './footer-links.tsx';

const site = {
  donacion_url: 'https://donar.example/',
  contacto_url: 'mailto:hola@site.example',
  redes: [{ nombre: 'Mastodon', url: 'https://social.example/@site' }],
};
const translation = { t: createTranslate('es', es), countryName: (code: string) => code, countryNames: {} };

test('the footer leads to whoever answers, to where one gives, and to where else we are, which may show that it is us', () => {
  const router = createMemoryRouter([{ path: '/', element: <FooterLinks site={site} /> }]);
  const html = renderToStaticMarkup(
    <TranslationProvider value={translation}>
      <RouterProvider router={router} />
    </TranslationProvider>,
  );
  expect(html).toContain('href="mailto:hola@site.example"');
  expect(html).toContain('href="https://donar.example/"');
  expect(html).toContain(
    '<a href="https://social.example/@site" target="_blank" rel="me noopener noreferrer">Mastodon',
  );
});
