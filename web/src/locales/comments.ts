import type { Idioma } from '@poliedro/contracts/language';
import type { CommentsText, OwnCommentsText } from './comments-text.ts';
import { loadInteractionsText } from './interactions.ts';

const LOADERS: Record<Idioma, () => Promise<OwnCommentsText>> = {
  es: () => import('./comments.es.ts').then((module) => module.commentsEs),
  en: () => import('./comments.en.ts').then((module) => module.commentsEn),
  fr: () => import('./comments.fr.ts').then((module) => module.commentsFr),
  de: () => import('./comments.de.ts').then((module) => module.commentsDe),
};

const loaded = new Map<Idioma, Promise<CommentsText>>();

/** The same promise each time, so that a component can wait for it. */
export function loadCommentsText(idioma: Idioma): Promise<CommentsText> {
  const known = loaded.get(idioma);
  if (known) return known;
  const loading = Promise.all([LOADERS[idioma](), loadInteractionsText(idioma)]).then(([comments, { errors }]) => ({
    ...comments,
    errors: { ...errors, ...comments.errors },
  }));
  loaded.set(idioma, loading);
  loading.catch(() => loaded.delete(idioma));
  return loading;
}
