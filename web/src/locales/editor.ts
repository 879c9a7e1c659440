import type { Idioma } from '@poliedro/contracts/language';
import type { EditorText } from './editor-text.ts';
import { textFamily } from './text-family.ts';

const LOADERS: Record<Idioma, () => Promise<EditorText>> = {
  es: () => import('./editor.es.ts').then((module) => module.editorEs),
  en: () => import('./editor.en.ts').then((module) => module.editorEn),
  fr: () => import('./editor.fr.ts').then((module) => module.editorFr),
  de: () => import('./editor.de.ts').then((module) => module.editorDe),
};

export const loadEditorText = textFamily((idioma) => LOADERS[idioma]());
