import type { ErrorCode } from '@poliedro/contracts/errors';
import type { WorkingArticle } from '@poliedro/contracts/writing';
import { ApiError } from '../../platform/api-error.ts';

export type Intent = 'autosave' | 'guardar';

/** Why the last try to save failed, and when the next one comes; without a next one, what waits to be asked for again. */
export interface Failure {
  readonly error: unknown;
  readonly retryAt: number | undefined;
  readonly intent: Intent;
}

/** It was asked for, and what is there now was written after that. */
export const OWED: Failure = { error: undefined, retryAt: undefined, intent: 'guardar' };

/** Published it would be refused again until its author changes something; it can be kept. */
const REFUSALS: ReadonlySet<string> = new Set<ErrorCode>(['text_required', 'evento_required', 'article_withheld']);
export const isRefused = (error: unknown): boolean => error instanceof ApiError && REFUSALS.has(error.code);

/** Whether readers have what its author wants them to. */
export function isDone(article: WorkingArticle, es_borrador: boolean): boolean {
  const isPublished = article.estado === 'publicado';
  return es_borrador ? !isPublished : isPublished && !article.cambios_sin_publicar;
}
