import type { OwnComment } from '@poliedro/contracts/comments';
import type { ReactNode } from 'react';
import type { CommentsText } from '../locales/comments-text.ts';
import { eventAddress, withQuery } from '../platform/address.ts';
import { PageLink } from '../ui/page-link.tsx';
import { CommentText } from './comment-text.tsx';
import { CommentTime } from './comment-time.tsx';

interface WrittenCommentProps {
  readonly comment: OwnComment;
  readonly text: CommentsText;
  /** The page of the event for everybody's eyes; for one's own, straight to its window. */
  readonly leadsTo: 'page' | 'window';
  /** In place of the text, the form to rewrite it. */
  readonly form?: ReactNode;
}

/** Something somebody wrote, away from where it stands: what about, when, what. */
export function WrittenComment({ comment, text, leadsTo, form }: WrittenCommentProps) {
  const { evento_id, evento_titulo, articulo_id, articulo_titulo, parent_id, timestamp, editado_on } = comment;
  return (
    <>
      <p className="written-about">
        {text.mine.on}{' '}
        {evento_id !== null ? (
          <PageLink
            className="text-link"
            to={
              leadsTo === 'page' || evento_titulo === null
                ? eventAddress(evento_id)
                : withQuery('/', { evento: evento_id })
            }
          >
            {evento_titulo ?? text.mine.formerEvent}
          </PageLink>
        ) : articulo_id !== null && articulo_titulo !== null ? (
          <PageLink className="text-link" to={`/articulo/${articulo_id}`}>
            {articulo_titulo}
          </PageLink>
        ) : (
          <span>{text.mine.goneArticle}</span>
        )}
      </p>
      {form ?? <CommentText texto={comment.texto} />}
      <p className="comment-when">
        {parent_id === null ? null : `${text.mine.reply} · `}
        <CommentTime timestamp={timestamp} text={text} />
        {editado_on ? ` · ${text.list.edited}` : null}
      </p>
    </>
  );
}
