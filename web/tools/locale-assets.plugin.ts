import type { Plugin } from 'vite';

const NAME = 'virtual:locale-assets';
const RESOLVED = `\0${NAME}`;

/**
 * Tells the server build where the browser finds each language's chunk, so that the page can preload it
 * instead of discovering it after the entry has run. In development there are no chunks and the list is empty.
 */
export function localeAssets(): Plugin {
  const files: Record<string, string> = {};
  return {
    name: 'locale-assets',
    sharedDuringBuild: true,
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? `export const localeAssets = ${JSON.stringify(files)};` : undefined),
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      for (const chunk of Object.values(bundle)) {
        const idioma = chunk.type === 'chunk' && /\/locales\/([a-z]{2})\.ts$/.exec(chunk.facadeModuleId ?? '')?.[1];
        if (idioma) files[idioma] = `/${chunk.fileName}`;
      }
    },
  };
}
