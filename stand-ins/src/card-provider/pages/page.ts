const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

export const euros = (cents: number): string =>
  new Intl.NumberFormat('es', { style: 'currency', currency: 'EUR' }).format(cents / 100);

export const dateOf = (seconds: number): string =>
  new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(seconds * 1000));

const STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 40rem; margin: 0 auto; padding: 1.5rem 1rem; }
table { width: 100%; border-collapse: collapse; } th, td { padding: .5rem; text-align: left; border-bottom: 1px solid #8884; }
td:last-child, th:last-child { text-align: right; }
form { display: flex; flex-wrap: wrap; gap: .75rem; } label { display: block; width: 100%; } input { font: inherit; padding: .5rem; width: 100%; box-sizing: border-box; }
button { font: inherit; padding: .6rem 1.2rem; border-radius: 6px; border: 1px solid #8888; cursor: pointer; min-height: 44px; }
.note { font-size: .875rem; margin-top: 2rem; }`;

/** Plain pages of the provider: they say that they are not real. */
export const page = (title: string, body: string): string =>
  `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}
<p class="note">Página de pruebas: ningún dinero se mueve de verdad.</p></main></body></html>`;
