import type { RedaccionText } from '../locales/redaccion-text.ts';
import { type ListPage, usePages } from '../platform/use-pages.ts';
import { MoreButton } from '../ui/more-button.tsx';
import { EmptyNotice, ErrorNotice } from '../ui/notice.tsx';
import { type Column, DataTable } from './data-table.tsx';
import { PartSkeleton } from './part-skeleton.tsx';

interface PagedTableProps<Row> {
  readonly text: RedaccionText;
  readonly label: string;
  readonly empty: string;
  /** The same function as long as it is the same list. */
  readonly ask: (cursor: string | undefined) => Promise<ListPage<Row>>;
  /** They may want the list to be asked for anew. */
  readonly columnsOf: (reload: () => void) => readonly Column<Row>[];
  readonly keyOf: (row: Row) => string | number;
}

/** Rows and columns that come a page at a time. */
export function PagedTable<Row>({ text, label, empty, ask, columnsOf, keyOf }: PagedTableProps<Row>) {
  const pages = usePages(ask);
  const { items, retry } = pages;
  if (items === undefined) return <PartSkeleton />;
  if (items === null) return <ErrorNotice text={text.loadFailed} onRetry={retry} />;
  if (items.length === 0) return <EmptyNotice text={empty} />;
  return (
    <>
      <DataTable label={label} columns={columnsOf(retry)} rows={items} keyOf={keyOf} />
      <MoreButton pages={pages} />
    </>
  );
}
