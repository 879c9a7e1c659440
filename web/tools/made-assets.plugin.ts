import type { Plugin } from 'vite';
import { makeFonts } from './make-fonts.ts';
import { makePictures } from './make-pictures.ts';

/** Flags, icons and fonts exist before anything is built or served. */
export function madeAssets(): Plugin {
  return {
    name: 'made-assets',
    async config() {
      await makePictures();
      await makeFonts();
    },
  };
}
