import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const LANGUAGE = /^virtual:language\/([a-z]{2})$/;
const ASSETS = 'virtual:language-assets';
const FLAGS = join(import.meta.dirname, '../public/flags');

/**
 * The names of the countries we have a flag for. A browser could make them itself, but opening its tables holds up a
 * phone as the page comes alive, and its names may differ from the server's.
 */
function countryNames(idioma: string) {
  const namer = new Intl.DisplayNames(idioma, { type: 'region', fallback: 'none' });
  const codes = readdirSync(FLAGS).flatMap((file) => /^([a-z]{2})\.webp$/.exec(file)?.[1]?.toUpperCase() ?? []);
  return Object.fromEntries(codes.flatMap((code) => (namer.of(code) ? [[code, namer.of(code)]] : [])));
}

/**
 * `virtual:language/es`: what a page in that language needs, as one chunk. `virtual:language-assets`: where the browser
 * finds each chunk, so that the server's page can preload it instead of having it discovered after the entry has run.
 * In development there are no chunks and that list is empty.
 */
export function languages(): Plugin {
  const files: Record<string, string> = {};
  return {
    name: 'languages',
    sharedDuringBuild: true,
    resolveId: (id) => (id === ASSETS || LANGUAGE.test(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ASSETS}`) return `export const languageAssets = ${JSON.stringify(files)};`;
      const idioma = id.startsWith('\0') && LANGUAGE.exec(id.slice(1))?.[1];
      if (!idioma) return undefined;
      return [
        `export { ${idioma} as messages } from '/src/locales/${idioma}.ts';`,
        `export const countryNames = ${JSON.stringify(countryNames(idioma))};`,
      ].join('\n');
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      for (const chunk of Object.values(bundle)) {
        const idioma = chunk.type === 'chunk' && LANGUAGE.exec(chunk.facadeModuleId?.slice(1) ?? '')?.[1];
        if (idioma) files[idioma] = `/${chunk.fileName}`;
      }
    },
  };
}
