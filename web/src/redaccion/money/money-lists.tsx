import type { HeldAuthor, ListedDispute, UnexplainedMovement } from '@poliedro/contracts/redaccion/money';
import { localMoment } from '../../platform/dates.ts';
import { pageIdioma } from '../../platform/language.ts';
import { EmptyNotice } from '../../ui/notice.tsx';
import type { Column } from '../data-table.tsx';
import { DataTable } from '../data-table.tsx';
import { PagedTable } from '../paged-table.tsx';
import { callMoney } from './money-calls.ts';
import { centsText, type MoneyTexts } from './money-texts.ts';

const askHeld = async (cursor: string | undefined) => {
  const { authors, ...page } = await callMoney('listHeldAuthors', { cursor });
  return { items: authors, ...page };
};

/** Authors who wait for their money, and what for. */
export function HeldTable({ texts: { frame, own } }: { texts: MoneyTexts }) {
  const { held, open } = own;
  const columns: Column<HeldAuthor>[] = [
    { name: 'person', label: open.person, isHead: true, cell: ({ alias }) => alias },
    { name: 'due', label: held.due, isNumber: true, cell: ({ cents }) => centsText(cents) },
    {
      name: 'why',
      label: held.why,
      cell: ({ reason, said }) => (
        <>
          {held.reasons[reason]}
          {said ? <span lang="en"> ({said})</span> : null}
        </>
      ),
    },
  ];
  return (
    <PagedTable
      text={frame}
      label={held.table}
      empty={held.empty}
      ask={askHeld}
      columnsOf={() => columns}
      keyOf={({ usuario_id }) => usuario_id}
    />
  );
}

const askDisputes = async (cursor: string | undefined) => {
  const { disputes, ...page } = await callMoney('listDisputes', { cursor });
  return { items: disputes, ...page };
};

/** Payments that their owner wants back from the bank. */
export function DisputeTable({ texts: { frame, own } }: { texts: MoneyTexts }) {
  const { disputes, open } = own;
  const idioma = pageIdioma();
  const fundsOf = ({ funds_withdrawn, funds_reinstated }: ListedDispute) => {
    if (funds_reinstated) return disputes.reinstated;
    return funds_withdrawn ? disputes.withdrawn : disputes.untouched;
  };
  const columns: Column<ListedDispute>[] = [
    { name: 'id', label: disputes.id, isHead: true, cell: ({ dispute_id }) => dispute_id },
    { name: 'person', label: open.person, cell: ({ alias }) => alias ?? disputes.unknown },
    { name: 'amount', label: open.amount, isNumber: true, cell: ({ amount_cents }) => centsText(amount_cents) },
    { name: 'state', label: open.state, cell: ({ estado }) => <span lang="en">{estado}</span> },
    { name: 'funds', label: disputes.funds, cell: fundsOf },
    { name: 'opened', label: disputes.opened, cell: ({ created_on }) => localMoment(created_on, idioma) },
  ];
  return (
    <PagedTable
      text={frame}
      label={disputes.table}
      empty={disputes.empty}
      ask={askDisputes}
      columnsOf={() => columns}
      keyOf={({ dispute_id }) => dispute_id}
    />
  );
}

interface DifferenceTableProps {
  readonly movements: readonly UnexplainedMovement[];
  readonly texts: MoneyTexts;
}

/** What the provider has done with our balance and the ledger does not know of. */
export function DifferenceTable({ movements, texts: { own } }: DifferenceTableProps) {
  const { differences } = own;
  const idioma = pageIdioma();
  if (movements.length === 0) return <EmptyNotice text={differences.empty} />;
  return (
    <DataTable
      label={differences.table}
      columns={[
        { name: 'movement', label: differences.movement, isHead: true, cell: ({ movement_id }) => movement_id },
        { name: 'type', label: differences.type, cell: ({ type }) => <span lang="en">{type}</span> },
        { name: 'source', label: differences.source, cell: ({ source_id }) => source_id ?? '–' },
        {
          name: 'amount',
          label: differences.amount,
          isNumber: true,
          cell: ({ amount_cents }) => centsText(amount_cents),
        },
        { name: 'made', label: differences.made, cell: ({ created_on }) => localMoment(created_on, idioma) },
        { name: 'reason', label: differences.reason, cell: ({ reason }) => <span lang="en">{reason ?? '–'}</span> },
      ]}
      rows={movements}
      keyOf={({ movement_id }) => movement_id}
    />
  );
}
