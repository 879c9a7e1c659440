import type { Idioma } from '@poliedro/contracts/language';
import { fetchCode } from '../later/fetch-code.ts';
import type { ArticleText } from './article-text.ts';
import { textFamily } from './text-family.ts';

const LOADERS: Record<Idioma, () => Promise<ArticleText>> = {
  es: () => fetchCode(() => import('./article.es.ts')).then((module) => module.articleEs),
  en: () => fetchCode(() => import('./article.en.ts')).then((module) => module.articleEn),
  fr: () => fetchCode(() => import('./article.fr.ts')).then((module) => module.articleFr),
  de: () => fetchCode(() => import('./article.de.ts')).then((module) => module.articleDe),
};

export const loadArticleText = textFamily((idioma) => LOADERS[idioma]());
