import { useCallback } from 'react';
import { WrittenComment } from '../comments/written-comment.tsx';
import { browserApi } from '../platform/api.ts';
import { pageIdioma } from '../platform/language.ts';
import { usePages } from '../platform/use-pages.ts';
import { MoreButton } from '../ui/more-button.tsx';
import { EmptyNotice, ErrorNotice } from '../ui/notice.tsx';
import type { PersonData } from './person.load.ts';

/** What a person has written for everybody: its first page with the page, the others when they are asked for. */
export function PersonComments({ person }: { person: PersonData }) {
  const { profile, comments, commentsText, text } = person;
  const pages = usePages(
    useCallback(
      async (cursor: string | undefined) => {
        const question = { idioma: pageIdioma(), cursor };
        const reply = await browserApi('listPersonComments', { usuario_id: profile.usuario_id }, question);
        return { ...reply, items: reply.comentarios };
      },
      [profile.usuario_id],
    ),
    comments ? { ...comments, items: comments.comentarios } : undefined,
  );
  const { items } = pages;
  if (items === null) return <ErrorNotice text={commentsText.mine.failed} onRetry={pages.retry} />;
  if (items?.length === 0) return <EmptyNotice text={text.person.noComments} />;
  return (
    <>
      <ul className="written-list">
        {items?.map((comment) => (
          <li key={comment.id}>
            <WrittenComment comment={comment} text={commentsText} leadsTo="page" />
          </li>
        ))}
      </ul>
      <MoreButton pages={pages} />
    </>
  );
}
