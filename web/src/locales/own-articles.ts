import type { Idioma } from '@poliedro/contracts/language';
import { fetchCode } from '../later/fetch-code.ts';
import type { OwnArticlesText } from './own-articles-text.ts';
import { textFamily } from './text-family.ts';

const LOADERS: Record<Idioma, () => Promise<OwnArticlesText>> = {
  es: () => fetchCode(() => import('./own-articles.es.ts')).then((module) => module.ownArticlesEs),
  en: () => fetchCode(() => import('./own-articles.en.ts')).then((module) => module.ownArticlesEn),
  fr: () => fetchCode(() => import('./own-articles.fr.ts')).then((module) => module.ownArticlesFr),
  de: () => fetchCode(() => import('./own-articles.de.ts')).then((module) => module.ownArticlesDe),
};

export const loadOwnArticlesText = textFamily((idioma) => LOADERS[idioma]());
