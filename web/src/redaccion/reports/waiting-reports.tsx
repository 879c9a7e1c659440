import { useCallback, useRef } from 'react';
import { pageIdioma } from '../../platform/language.ts';
import { usePages } from '../../platform/use-pages.ts';
import { MoreButton } from '../../ui/more-button.tsx';
import { EmptyNotice, ErrorNotice } from '../../ui/notice.tsx';
import { PartSkeleton } from '../part-skeleton.tsx';
import { ReportedItem } from './reported-item.tsx';
import { callReports } from './reports-calls.ts';
import type { ReportsProps } from './reports-props.ts';

/** The queue: what waits longest stands first. */
export function WaitingReports({ text, own }: ReportsProps) {
  const pages = usePages(
    useCallback(async (cursor: string | undefined) => {
      const { objetos, ...page } = await callReports('listReported', { idioma: pageIdioma(), cursor });
      return { ...page, items: objetos };
    }, []),
  );
  const { items, setItems, retry } = pages;
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} tabIndex={-1} className="reports-list">
      {items === undefined ? <PartSkeleton /> : null}
      {items === null ? <ErrorNotice text={text.loadFailed} onRetry={retry} /> : null}
      {items?.length === 0 ? <EmptyNotice text={own.emptyWaiting} /> : null}
      {items && items.length > 0 ? (
        <ol className="reports-list">
          {items.map((reported) => (
            <ReportedItem
              key={`${reported.tipo} ${reported.objeto_id}`}
              text={text}
              own={own}
              reported={reported}
              onDecided={() => {
                place.current?.focus({ preventScroll: true });
                setItems((known) => known.filter((one) => one !== reported));
              }}
            />
          ))}
        </ol>
      ) : null}
      <MoreButton pages={pages} />
    </div>
  );
}
