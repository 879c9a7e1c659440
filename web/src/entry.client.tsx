import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { pageIdioma } from './platform/language.ts';
import { loadTranslation, TranslationProvider } from './platform/translation.tsx';

/** Lets the browser answer the reader between two pieces of work. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

const translation = await loadTranslation(pageIdioma());
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
