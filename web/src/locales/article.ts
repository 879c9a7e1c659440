import type { Idioma } from '@poliedro/contracts/language';
import type { ArticleText } from './article-text.ts';
import { textFamily } from './text-family.ts';

const LOADERS: Record<Idioma, () => Promise<ArticleText>> = {
  es: () => import('./article.es.ts').then((module) => module.articleEs),
  en: () => import('./article.en.ts').then((module) => module.articleEn),
  fr: () => import('./article.fr.ts').then((module) => module.articleFr),
  de: () => import('./article.de.ts').then((module) => module.articleDe),
};

export const loadArticleText = textFamily((idioma) => LOADERS[idioma]());
