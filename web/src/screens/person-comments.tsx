import { useCallback } from 'react';
import { WrittenComment } from '../comments/written-comment.tsx';
import { browserApi } from '../platform/api.ts';
import { pageIdioma } from '../platform/language.ts';
import { useEntryState } from '../platform/use-entry-state.ts';
import { type ListPage, usePages } from '../platform/use-pages.ts';
import { MoreButton } from '../ui/more-button.tsx';
import { EmptyNotice, ErrorNotice } from '../ui/notice.tsx';
import type { PersonData } from './person.load.ts';

type Reply = NonNullable<PersonData['comments']>;
const toPage = ({ comentarios: items, has_more, cursor }: Reply): ListPage<Reply['comentarios'][number]> => ({
  items,
  has_more,
  cursor,
});

/** What a person has written for everybody: its first page with the page, the others when they are asked for. */
export function PersonComments({ person }: { person: PersonData }) {
  const { profile, comments, commentsText, text } = person;
  const pages = usePages(
    useCallback(
      async (cursor: string | undefined) => {
        const question = { idioma: pageIdioma(), cursor };
        const reply = await browserApi('listPersonComments', { usuario_id: profile.usuario_id }, question);
        return toPage(reply);
      },
      [profile.usuario_id],
    ),
    ...useEntryState('comments', comments ? toPage(comments) : undefined),
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
