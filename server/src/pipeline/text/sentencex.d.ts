declare module 'sentencex' {
  /** The sentences of a text with the spaces after them; an unknown language is split like English. */
  export function segment(language: string, text: string): string[];
}
