import '../ui/styles/comments.css';
import type { CommentRecord } from '@poliedro/contracts/comments';
import { can } from '@poliedro/contracts/policy';
import type { Target } from '@poliedro/contracts/targets';
import { Suspense, use, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useSession } from '../accounts/browser-session.ts';
import { targetField } from '../interactions/target-key.ts';
import { loadCommentsText } from '../locales/comments.ts';
import { usePage } from '../platform/page.ts';
import { fillText, isSingular } from '../platform/translate.ts';
import { useTranslation } from '../platform/translation.tsx';
import { ErrorNotice } from '../ui/notice.tsx';
import { createActiveForm } from './active-form.ts';
import { type CommentPage, callComments } from './comment-calls.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentItem, commentElementId } from './comment-item.tsx';
import { countWaiting } from './comment-list.ts';
import { assembleThreads } from './comment-threads.ts';
import { CommentsProvider } from './comments-context.ts';
import { CommentsSkeleton } from './comments-skeleton.tsx';
import { useComments } from './use-comments.ts';
import { useDrawn } from './use-drawn.ts';
import { useMoreThreads } from './use-more-threads.ts';
import { WritingGate } from './writing-gate.tsx';

interface CommentsProps {
  readonly target: Target;
  /** One below the heading it stands under. */
  readonly heading: 'h2' | 'h3' | 'h4';
  /** The first page of them, where the server has it. */
  readonly first?: CommentPage | undefined;
}

/** What experts say about an event or an article. */
export function Comments(props: CommentsProps) {
  return (
    <Suspense fallback={<CommentsSkeleton />}>
      <LoadedComments {...props} />
    </Suspense>
  );
}

function LoadedComments({ target, heading: Heading, first }: CommentsProps) {
  const { idioma, idioma_in_url: idiomaInUrl } = usePage();
  const text = use(loadCommentsText(idioma));
  const { t } = useTranslation();
  const { user } = useSession();
  const [form] = useState(createActiveForm);
  const comments = useComments(target, first, form);
  const { status, list, more, add, remove } = comments;
  /** What is read next, as soon as it stands. */
  const next = useRef<number>(undefined);
  const mayWrite = user !== null && can(user, 'opine') && user.email_verificado;

  const known = useRef<ReturnType<typeof assembleThreads>['all']>(undefined);
  const { roots, all } = useMemo(
    () => assembleThreads(list?.shown ?? [], list?.fresh, known.current),
    [list?.shown, list?.fresh],
  );
  useEffect(() => {
    known.current = all;
    if (next.current === undefined || !all.has(next.current)) return;
    document.getElementById(commentElementId(next.current))?.focus();
    next.current = undefined;
  }, [all]);

  const onWritten = useCallback(
    (comment: CommentRecord) => {
      next.current = comment.id;
      add(comment);
    },
    [add],
  );
  const context = useMemo(
    () => ({ text, idiomaInUrl, target, user, mayWrite, form, onWritten, onRemoved: remove }),
    [text, idiomaInUrl, target, user, mayWrite, form, onWritten, remove],
  );

  const drawn = useDrawn(roots.length, first !== undefined);

  const { place, coming, showMore } = useMoreThreads(comments, roots, drawn);

  function showWaiting() {
    next.current = list?.waiting.find(({ parent_id }) => parent_id === null)?.id;
    comments.showWaiting();
  }

  // An article's page and the window of its event have one each.
  const title = useId();
  const counted = (count: number, one: string, other: string) =>
    fillText(isSingular(count, idioma) ? one : other, { count });
  const waiting = list ? countWaiting(list) : 0;

  return (
    <section className="comments" aria-labelledby={title}>
      <Heading id={title}>
        {text.list.title}
        {list && list.total > 0 ? (
          <span className="comments-count">
            <span aria-hidden="true">{list.total.toLocaleString(idioma)}</span>
            <span className="sr-only">, {counted(list.total, text.list.countOne, text.list.countOther)}</span>
          </span>
        ) : null}
      </Heading>
      {mayWrite ? (
        <CommentForm
          text={text}
          draft={`${target.tipo} ${target.id}`}
          label={text.form.label}
          words={{
            submit: text.form.publish,
            sending: text.form.publishing,
            done: text.form.published,
            failed: text.form.failed,
          }}
          send={async (texto) => {
            const { comentario } = await callComments('createComment', { texto, ...targetField(target) });
            onWritten(comentario);
          }}
        />
      ) : (
        <WritingGate text={text} />
      )}
      <div role="status" className="comments-new">
        {waiting > 0 ? (
          <button type="button" className="button" onClick={showWaiting}>
            {counted(waiting, text.list.newOne, text.list.newOther)}
          </button>
        ) : null}
      </div>
      {status === 'loading' ? <CommentsSkeleton /> : null}
      {status === 'failed' ? <ErrorNotice text={text.list.failed} onRetry={comments.retry} /> : null}
      {list && roots.length === 0 && waiting === 0 ? <p className="comments-empty">{text.list.empty}</p> : null}
      {list && roots.length > 0 ? (
        <CommentsProvider value={context}>
          <ul className="comment-list">
            {roots.slice(0, drawn).map((thread) => (
              <CommentItem key={thread.comment.id} thread={thread} />
            ))}
          </ul>
        </CommentsProvider>
      ) : null}
      <div ref={place} className="contents">
        {more === 'failed' ? <ErrorNotice text={text.list.moreFailed} onRetry={showMore} /> : null}
        {more !== 'failed' && (coming || (list?.has_more && drawn >= roots.length)) ? (
          <button
            type="button"
            className="button needs-script"
            aria-disabled={coming}
            onClick={coming ? undefined : showMore}
          >
            {coming ? t('site.loading') : text.list.more}
          </button>
        ) : null}
      </div>
    </section>
  );
}
