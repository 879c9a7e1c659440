import '../ui/styles/comments.css';
import type { OwnComment } from '@poliedro/contracts/comments';
import { use, useCallback, useEffect, useRef, useState } from 'react';
import { loadCommentsText } from '../locales/comments.ts';
import type { CommentsText } from '../locales/comments-text.ts';
import { isFocusLost } from '../platform/focus.ts';
import { pageIdioma } from '../platform/language.ts';
import { usePages } from '../platform/use-pages.ts';
import { MoreButton } from '../ui/more-button.tsx';
import { EmptyNotice, ErrorNotice } from '../ui/notice.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { callComments } from './comment-calls.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentsSkeleton } from './comments-skeleton.tsx';
import { OwnTools } from './own-tools.tsx';
import { WrittenComment } from './written-comment.tsx';

/** What one has written oneself, newest first. */
export function OwnCommentsPanel() {
  const text = use(loadCommentsText(pageIdioma()));
  const [editing, setEditing] = useState<number>();
  const pages = usePages(
    useCallback(async (cursor) => {
      const { comentarios, ...page } = await callComments('listOwnComments', { idioma: pageIdioma(), cursor });
      return { ...page, items: comentarios };
    }, []),
  );
  const { items, setItems } = pages;
  const place = useRef<HTMLDivElement>(null);
  /** Where the one stood that has just been taken back. */
  const removedAt = useRef<number>(undefined);

  useEffect(() => {
    if (!items || removedAt.current === undefined) return;
    const left = place.current?.querySelectorAll<HTMLElement>('.written-list > li');
    const next = left?.[Math.min(removedAt.current, items.length - 1)] ?? place.current?.querySelector('a');
    if (isFocusLost()) next?.focus();
    removedAt.current = undefined;
  }, [items]);

  function change(comment: OwnComment, changed: OwnComment | undefined) {
    if (!changed) removedAt.current = items?.indexOf(comment);
    setItems((known) => known.flatMap((item) => (item.id === comment.id ? (changed ? [changed] : []) : [item])));
  }

  if (items === undefined) return <CommentsSkeleton />;
  if (items === null) return <ErrorNotice text={text.mine.failed} onRetry={pages.retry} />;
  if (items.length === 0) {
    return (
      <div ref={place} className="zone-stack">
        <EmptyNotice text={text.mine.empty}>
          <PageLink className="text-link" to="/">
            {text.mine.browse}
          </PageLink>
        </EmptyNotice>
      </div>
    );
  }
  return (
    <div ref={place} className="zone-stack">
      <ul className="written-list">
        {items.map((comment) => (
          <OwnItem
            key={comment.id}
            comment={comment}
            text={text}
            editing={editing === comment.id}
            onEdit={(open) => setEditing(open ? comment.id : undefined)}
            onChange={(changed) => change(comment, changed)}
          />
        ))}
      </ul>
      <MoreButton pages={pages} />
    </div>
  );
}

interface OwnItemProps {
  readonly comment: OwnComment;
  readonly text: CommentsText;
  readonly editing: boolean;
  readonly onEdit: (open: boolean) => void;
  /** As it is now; undefined when it has been taken back. */
  readonly onChange: (comment: OwnComment | undefined) => void;
}

function OwnItem({ comment, text, editing, onEdit, onChange }: OwnItemProps) {
  const { id, texto, timestamp } = comment;
  const item = useRef<HTMLLIElement>(null);
  const wasEditing = useRef(editing);

  useEffect(() => {
    if (!editing && wasEditing.current && isFocusLost()) item.current?.focus({ preventScroll: true });
    wasEditing.current = editing;
  }, [editing]);

  const form = (
    <CommentForm
      text={text}
      draft={`edit ${id}`}
      label={text.form.edit}
      initial={texto}
      words={{ submit: text.form.save, sending: text.form.saving, done: text.form.saved, failed: text.form.saveFailed }}
      onCancel={() => onEdit(false)}
      send={async (written) => {
        const { comentario } = await callComments('editComment', { comentario_id: id }, { texto: written });
        onChange({ ...comment, texto: comentario.texto, editado_on: comentario.editado_on });
        onEdit(false);
      }}
    />
  );
  return (
    <li ref={item} tabIndex={-1}>
      <WrittenComment comment={comment} text={text} leadsTo="window" form={editing ? form : undefined} />
      {editing ? null : (
        <OwnTools
          text={text}
          id={id}
          timestamp={timestamp}
          onEdit={() => onEdit(true)}
          onRemoved={() => onChange(undefined)}
        />
      )}
    </li>
  );
}
