import type { Idioma } from '@poliedro/contracts/language';

/** A label in the middle of a sentence. German nouns stay as they are. */
export const inSentence = (label: string, idioma: Idioma): string =>
  idioma === 'de' ? label : label.toLocaleLowerCase(idioma);
