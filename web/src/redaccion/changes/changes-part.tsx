import { useCallback, useState } from 'react';
import { usePages } from '../../platform/use-pages.ts';
import { Choice } from '../../ui/choice.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { EmptyNotice, ErrorNotice } from '../../ui/notice.tsx';
import type { PartProps } from '../part.ts';
import { PartFrame } from '../part-frame.tsx';
import { PartSkeleton } from '../part-skeleton.tsx';
import { ChangeItem } from './change-item.tsx';
import { callChanges } from './changes-calls.ts';

/** Everything that operators have done, the newest first, and the way back. */
export default function ChangesPart({ text }: PartProps) {
  const { changes, kinds } = text;
  const [area, setArea] = useState('');
  const ask = useCallback(
    async (cursor: string | undefined) => {
      const { cambios, has_more, cursor: next } = await callChanges('listChanges', { cursor, area: area || undefined });
      return { items: cambios, has_more, cursor: next };
    },
    [area],
  );
  const pages = usePages(ask);
  const { items, retry } = pages;
  return (
    <PartFrame
      title={changes.title}
      lead={changes.lead}
      actions={
        <Choice
          className="redaccion-choice"
          label={changes.area}
          value={area}
          options={[['', changes.allAreas], ...Object.entries(kinds)]}
          onChoose={setArea}
        />
      }
    >
      {items === undefined ? <PartSkeleton /> : null}
      {items === null ? <ErrorNotice text={text.loadFailed} onRetry={retry} /> : null}
      {items?.length === 0 ? <EmptyNotice text={changes.empty} /> : null}
      {items && items.length > 0 ? (
        <ol className="change-list">
          {items.map((change) => (
            <ChangeItem key={change.change_id} change={change} text={text} onUndone={retry} />
          ))}
        </ol>
      ) : null}
      <MoreButton pages={pages} />
    </PartFrame>
  );
}
