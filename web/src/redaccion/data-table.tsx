import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly name: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand under each other by their last digit. */
  readonly isNumber?: boolean;
  /** Names the row for who does not see it. */
  readonly isHead?: boolean;
}

interface DataTableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
}

/** Rows and columns; where the screen is narrow, it is moved sideways. */
export function DataTable<Row>({ label, columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be moved sideways must be reached by the keyboard
    <section className="redaccion-table" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map(({ name, label, isNumber }) => (
              <th key={name} scope="col" className={isNumber ? 'is-number' : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ name, cell, isNumber, isHead }) =>
                isHead ? (
                  <th key={name} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={name} className={isNumber ? 'is-number' : undefined}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
