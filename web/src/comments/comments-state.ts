import type { CommentRecord } from '@poliedro/contracts/comments';
import type { CommentPage } from './comment-calls.ts';
import {
  type CommentList,
  listOfPage,
  withHeard,
  withNextPage,
  withOwn,
  withoutText,
  withWaiting,
} from './comment-list.ts';
import { withReloaded } from './reloaded-list.ts';

interface WithoutList {
  readonly status: 'loading' | 'failed';
  /** Heard or written before there was a list to put them in. */
  readonly early: readonly CommentRecord[];
  /** How many there are, as last heard. */
  readonly count: number | undefined;
}

export type CommentsState = WithoutList | { readonly status: 'ready'; readonly list: CommentList };

export type CommentsChange =
  /** The first page, asked for at the beginning or once more. */
  | { readonly type: 'loaded'; readonly page: CommentPage; readonly now: number; readonly held?: number | undefined }
  | { readonly type: 'failed' }
  | { readonly type: 'retried' }
  | { readonly type: 'nextLoaded'; readonly page: CommentPage }
  | { readonly type: 'heard'; readonly comment: CommentRecord }
  | { readonly type: 'counted'; readonly total: number }
  | { readonly type: 'waitingWanted' }
  | { readonly type: 'written'; readonly comment: CommentRecord }
  | { readonly type: 'removed'; readonly id: number };

export function initialComments(first: CommentPage | undefined): CommentsState {
  return first ? { status: 'ready', list: listOfPage(first) } : { status: 'loading', early: [], count: undefined };
}

/** The comments on one thing after something has happened, in whichever order it does. */
export function nextComments(
  state: CommentsState,
  change: CommentsChange,
  usuario_id: number | undefined,
): CommentsState {
  if (state.status !== 'ready') return nextWithoutList(state, change, usuario_id);
  const list = nextList(state.list, change, usuario_id);
  return list === state.list ? state : { status: 'ready', list };
}

function nextWithoutList(state: WithoutList, change: CommentsChange, usuario_id: number | undefined): CommentsState {
  switch (change.type) {
    case 'loaded': {
      const list = state.early.reduce(
        (known, comment) => withHeard(known, comment, usuario_id),
        listOfPage(change.page),
      );
      return { status: 'ready', list: { ...list, total: state.count ?? list.total } };
    }
    case 'failed':
      return { ...state, status: 'failed' };
    case 'retried':
      return { ...state, status: 'loading' };
    case 'heard':
      return { ...state, early: [...state.early, change.comment] };
    case 'written':
      return { ...state, status: 'loading', early: [...state.early, change.comment] };
    case 'counted':
      return { ...state, count: change.total };
    default:
      return state;
  }
}

function nextList(list: CommentList, change: CommentsChange, usuario_id: number | undefined): CommentList {
  switch (change.type) {
    case 'loaded':
      return withReloaded(list, change.page, change.now, usuario_id, change.held);
    case 'nextLoaded':
      return withNextPage(list, change.page);
    case 'heard':
      return withHeard(list, change.comment, usuario_id);
    case 'counted':
      return { ...list, total: change.total };
    case 'waitingWanted':
      return withWaiting(list);
    case 'written':
      return withOwn(list, change.comment);
    case 'removed':
      return withoutText(list, change.id);
    default:
      return list;
  }
}
