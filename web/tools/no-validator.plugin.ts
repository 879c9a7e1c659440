import type { Plugin } from 'vite';

/** The contracts' schemas stay on the server: what browsers load must not bring their library along. */
export function noValidator(): Plugin {
  return {
    name: 'no-validator',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type === 'chunk' && part.moduleIds.some((id) => id.includes('/node_modules/zod/')))
          this.error(`${part.fileName} holds zod: something imports a contract for more than its types`);
      }
    },
  };
}
