import type { User } from '@poliedro/contracts/accounts';
import type { CommentRecord } from '@poliedro/contracts/comments';
import type { Idioma } from '@poliedro/contracts/language';
import type { Target } from '@poliedro/contracts/targets';
import { createContext, use } from 'react';
import type { CommentsText } from '../locales/comments-text.ts';
import type { ActiveForm } from './active-form.ts';

/** What every comment of a list knows. */
export interface CommentsContext {
  readonly text: CommentsText;
  /** Of the page, where its address names it. */
  readonly idiomaInUrl: Idioma | undefined;
  readonly target: Target;
  readonly user: User | null;
  readonly mayWrite: boolean;
  readonly form: ActiveForm;
  readonly onWritten: (comment: CommentRecord) => void;
  readonly onRemoved: (comentario_id: number) => void;
}

const Context = createContext<CommentsContext | undefined>(undefined);
export const CommentsProvider = Context.Provider;

export function useCommentsContext(): CommentsContext {
  const context = use(Context);
  if (!context) throw new Error('a comment stands in a list of comments');
  return context;
}
