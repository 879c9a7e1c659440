import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { countryName } from './platform/country-name.ts';
import { pageIdioma } from './platform/language.ts';
import { loadTranslation, TranslationProvider } from './platform/translation.tsx';

/** Lets the browser answer the reader between two pieces of work. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

const idioma = pageIdioma();
const translation = await loadTranslation(idioma);
await pause();
// The platform loads its tables at the first use, which takes a phone longer than a touch may wait.
countryName('ES', idioma);
await pause();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TranslationProvider value={translation}>
        <HydratedRouter />
      </TranslationProvider>
    </StrictMode>,
  );
});
