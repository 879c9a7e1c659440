import type * as writing from '@poliedro/contracts/writing';
import { createCalls } from '../platform/create-calls.ts';

/** The contract's calls without its schemas; a test holds them equal. */
export const WRITING_CALLS = {
  createArticle: 'POST /api/user/articles',
  saveArticle: 'POST /api/user/articles/:articulo_id/autosave',
  getWorkingArticle: 'GET /api/user/articles/:articulo_id',
  listRevisions: 'GET /api/user/articles/:articulo_id/revisions',
  getRevision: 'GET /api/user/articles/:articulo_id/revisions/:revision_id',
  uploadImage: 'PUT /api/user/articles/images',
  copyImage: 'POST /api/user/articles/images/copy',
} as const;

/** A long article over a slow connection takes its time. */
const TIMEOUT_MS = 30_000;

export const callWriting = createCalls<typeof writing, typeof WRITING_CALLS>(WRITING_CALLS, { timeoutMs: TIMEOUT_MS });

/** The address of a call without places in it, for what is sent in another way. */
export const writingAddress = (name: keyof typeof WRITING_CALLS): string => WRITING_CALLS[name].split(' ')[1] ?? '';
