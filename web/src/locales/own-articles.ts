import type { Idioma } from '@poliedro/contracts/language';
import type { OwnArticlesText } from './own-articles-text.ts';
import { textFamily } from './text-family.ts';

const LOADERS: Record<Idioma, () => Promise<OwnArticlesText>> = {
  es: () => import('./own-articles.es.ts').then((module) => module.ownArticlesEs),
  en: () => import('./own-articles.en.ts').then((module) => module.ownArticlesEn),
  fr: () => import('./own-articles.fr.ts').then((module) => module.ownArticlesFr),
  de: () => import('./own-articles.de.ts').then((module) => module.ownArticlesDe),
};

export const loadOwnArticlesText = textFamily((idioma) => LOADERS[idioma]());
