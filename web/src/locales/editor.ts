import type { Idioma } from '@poliedro/contracts/language';
import { fetchCode } from '../later/fetch-code.ts';
import type { EditorText } from './editor-text.ts';
import { textFamily } from './text-family.ts';

const LOADERS: Record<Idioma, () => Promise<EditorText>> = {
  es: () => fetchCode(() => import('./editor.es.ts')).then((module) => module.editorEs),
  en: () => fetchCode(() => import('./editor.en.ts')).then((module) => module.editorEn),
  fr: () => fetchCode(() => import('./editor.fr.ts')).then((module) => module.editorFr),
  de: () => fetchCode(() => import('./editor.de.ts')).then((module) => module.editorDe),
};

export const loadEditorText = textFamily((idioma) => LOADERS[idioma]());
