import type { Idioma } from '@poliedro/contracts/language';
import { fetchCode } from '../later/fetch-code.ts';
import type { CommentsText, OwnCommentsText } from './comments-text.ts';
import { loadInteractionsText } from './interactions.ts';
import { textFamily } from './text-family.ts';

const LOADERS: Record<Idioma, () => Promise<OwnCommentsText>> = {
  es: () => fetchCode(() => import('./comments.es.ts')).then((module) => module.commentsEs),
  en: () => fetchCode(() => import('./comments.en.ts')).then((module) => module.commentsEn),
  fr: () => fetchCode(() => import('./comments.fr.ts')).then((module) => module.commentsFr),
  de: () => fetchCode(() => import('./comments.de.ts')).then((module) => module.commentsDe),
};

export const loadCommentsText = textFamily(async (idioma): Promise<CommentsText> => {
  const [comments, { errors }] = await Promise.all([LOADERS[idioma](), loadInteractionsText(idioma)]);
  return { ...comments, errors: { ...errors, ...comments.errors } };
});
