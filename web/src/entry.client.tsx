import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { pageIdioma } from './platform/language.ts';
import { loadTranslation, TranslationProvider } from './platform/translation.tsx';

const translation = await loadTranslation(pageIdioma());

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
