import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const STYLE = `body { margin: 16px; font: 13px system-ui; background: #e9e7e2; color: #222 }
h2 { margin: 28px 0 8px } ul { display: flex; flex-wrap: wrap; gap: 10px; margin: 0; padding: 0; list-style: none }
li { width: 510px } li.phone { width: 160px }
img { display: block; width: 100%; height: 340px; object-fit: cover; object-position: top; outline: 1px solid #999 }
h3 { position: sticky; left: 0; margin: 14px 0 6px; font-size: 14px }`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const item = (view: string, file: string) => {
  const path = escaped([view, file].map(encodeURIComponent).join('/'));
  const kind = /\b(?:320|390)\b/.test(view) ? ' class="phone"' : '';
  return `<li${kind}><a href="${path}"><img src="${path}" loading="lazy" alt=""></a>${escaped(view)}</li>`;
};

/** One page with all pictures, those of one screen side by side; answers how many there are. */
export async function makeSheet(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true });
  const views = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const taken = await Promise.all(
    views.map(async (view) => (await readdir(join(folder, view))).map((file) => ({ view, file }))),
  );
  const screens = Map.groupBy(taken.flat(), ({ file }) => file);
  const rows = [...screens.keys()].sort().map((file) => {
    const pictures = (screens.get(file) ?? []).map(({ view }) => item(view, file)).join('');
    return `<h3>${escaped(file.replace(/\.png$/, ''))}</h3><ul>${pictures}</ul>`;
  });
  const page = `<!doctype html><meta charset="utf-8"><title>Poliedro, every screen</title><style>${STYLE}</style>${rows.join('\n')}`;
  await writeFile(join(folder, 'index.html'), page);
  return taken.flat().length;
}
