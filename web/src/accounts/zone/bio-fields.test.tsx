import type { Bio } from '@poliedro/contracts/profiles';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { bioEs } from '../../locales/bio.es.ts';
import { BioAbout, BioLinks } from './bio-fields.tsx';

vi.mock('../../platform/language.ts', () => ({ pageIdioma: () => 'es' }));

const bio = { descripcion: '', pais: null, estudios: '', link_blog: 'https://rios.example/' } as Bio;

test('the description has four lines', () => {
  expect(renderToStaticMarkup(<BioAbout words={bioEs} bio={bio} faults={{}} />)).toMatch(
    /<textarea[^>]*name="descripcion"[^>]*rows="4"/,
  );
});

test('every link is asked for as an address', () => {
  const html = renderToStaticMarkup(<BioLinks words={bioEs} bio={bio} faults={{}} />);
  for (const name of ['link_blog', 'link_linkedin', 'link_twitter', 'link_periodico1', 'link_periodico2'])
    expect(html).toMatch(new RegExp(`<input type="url"[^>]*name="${name}"`));
});
