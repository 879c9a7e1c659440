import type { Plugin } from 'vite';

/** Who only reads does not fetch the windows in which one pays. */
const READING = /^(shell|event-window|home\.screen|results\.screen|article\.screen)$/;

/** What browsers load must not bring along what they do not need yet, or never. */
export function whatTravels(): Plugin {
  return {
    name: 'what-travels',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
      for (const chunk of chunks) {
        // The contracts' schemas stay on the server.
        if (chunk.moduleIds.some((id) => id.includes('/node_modules/zod/')))
          this.error(`${chunk.fileName} holds zod: something imports a contract for more than its types`);
        const pay = chunk.imports.find((file) => bundle[file]?.type === 'chunk' && bundle[file].name === 'pay');
        if (READING.test(chunk.name) && pay !== undefined)
          this.error(
            `${chunk.fileName} fetches ${pay}: something that it shares with the ways to pay has no place of its own`,
          );
      }
    },
  };
}
