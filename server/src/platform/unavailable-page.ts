import { createHash } from 'node:crypto';
import type { Idioma } from '@poliedro/contracts/language';
import { SITE_NAME } from '@poliedro/contracts/site';

const TEXTS: Record<Idioma, { title: string; message: string; again: string }> = {
  es: {
    title: 'Ahora mismo no podemos mostrarte esta página',
    message: 'No es culpa tuya. Lo intentaremos de nuevo automáticamente dentro de unos segundos.',
    again: 'Volver a intentarlo ahora',
  },
  en: {
    title: 'We can’t show you this page right now',
    message: 'It is not your fault. We will try again automatically in a few seconds.',
    again: 'Try again now',
  },
  fr: {
    title: 'Impossible d’afficher cette page pour le moment',
    message: 'Vous n’y êtes pour rien. Nous réessaierons automatiquement dans quelques secondes.',
    again: 'Réessayer maintenant',
  },
  de: {
    title: 'Diese Seite können wir gerade nicht zeigen',
    message: 'Es liegt nicht an dir. In wenigen Sekunden versuchen wir es automatisch noch einmal.',
    again: 'Jetzt noch einmal versuchen',
  },
};

/** Stands alone, with the colours of the design: whatever makes the other pages is what is missing. */
const STYLE = `:root{color-scheme:light dark;--paper:#fbfaf7;--ink:#1b1a17;--ink-2:#57534a;--accent:#0b5b66}
@media(prefers-color-scheme:dark){:root{--paper:#141412;--ink:#f1eee7;--ink-2:#b9b3a7;--accent:#7cc7cf}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--paper);color:var(--ink);font:1rem/1.6 system-ui,sans-serif}
main{max-width:34rem;padding:2rem}p{color:var(--ink-2)}h1{font:500 1.75rem/1.2 Georgia,serif;text-wrap:balance}a{color:var(--accent)}`;

export const UNAVAILABLE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`;

export function unavailablePage(idioma: Idioma): string {
  const { title, message, again } = TEXTS[idioma];
  return `<!doctype html><html lang="${idioma}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="5"><title>${SITE_NAME}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${message}</p><p><a href="">${again}</a></p></main></body></html>`;
}
