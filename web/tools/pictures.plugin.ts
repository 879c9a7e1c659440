import type { Plugin } from 'vite';
import { makePictures } from './make-pictures.ts';

/** Flags and icons exist before anything is built or served. */
export function pictures(): Plugin {
  return { name: 'pictures', config: () => makePictures() };
}
