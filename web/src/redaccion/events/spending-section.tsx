import type { MadeEvent } from '@poliedro/contracts/redaccion/events';
import { pageIdioma } from '../../platform/language.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { PartSection } from '../part-section.tsx';
import type { EventProps } from './events-props.ts';

type Row = MadeEvent['gasto'][number];
const MILLIONTHS = 1_000_000;

/** A question costs fractions of a cent. */
const costText = (millionths: number): string =>
  new Intl.NumberFormat(pageIdioma(), { style: 'currency', currency: 'EUR', maximumFractionDigits: 4 }).format(
    millionths / MILLIONTHS,
  );
const number = (value: number): string => new Intl.NumberFormat(pageIdioma()).format(value);

/** What language models were asked about it and about its articles. */
export function SpendingSection({ own, event }: EventProps) {
  const { spending } = own;
  const tasks: Readonly<Record<string, string>> = spending.tasks;
  const columns: readonly Column<Row>[] = [
    { name: 'task', label: spending.task, isHead: true, cell: ({ tarea }) => tasks[tarea] ?? tarea },
    { name: 'model', label: spending.model, cell: ({ modelo }) => modelo },
    { name: 'asked', label: spending.asked, isNumber: true, cell: ({ preguntas }) => number(preguntas) },
    { name: 'in', label: spending.tokensIn, isNumber: true, cell: ({ tokens_in }) => number(tokens_in) },
    { name: 'out', label: spending.tokensOut, isNumber: true, cell: ({ tokens_out }) => number(tokens_out) },
    { name: 'cost', label: spending.cost, isNumber: true, cell: (row) => costText(row.coste_millonesimas) },
  ];
  return (
    <PartSection title={spending.title}>
      {event.gasto.length === 0 ? (
        <p className="events-note">{spending.none}</p>
      ) : (
        <DataTable
          label={`${spending.title}: ${event.titulo}`}
          columns={columns}
          rows={event.gasto}
          keyOf={({ tarea, modelo }) => `${tarea} ${modelo}`}
        />
      )}
    </PartSection>
  );
}
