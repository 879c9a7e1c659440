import type { TipoTransaccion } from '@poliedro/contracts/payments';
import { useState } from 'react';
import type { MoneyText } from '../../locales/money-text.ts';
import { Field } from '../../ui/field.tsx';
import { Passing } from '../../ui/passing.tsx';
import { SelectField } from '../../ui/select-field.tsx';

export interface TransactionFilters {
  readonly tipo?: TipoTransaccion | undefined;
  readonly desde?: string | undefined;
  readonly hasta?: string | undefined;
}

export const isFiltered = (filters: TransactionFilters) => Object.values(filters).some(Boolean);

interface FilterBarProps {
  readonly text: MoneyText['transactions'];
  readonly filters: TransactionFilters;
  readonly onFilter: (filters: TransactionFilters) => void;
}

/** Which movements are shown, and exported. */
export function FilterBar({ text, filters, onFilter }: FilterBarProps) {
  /** Cleared fields are new ones. */
  const [round, setRound] = useState(0);
  const { desde, hasta } = filters;
  const change = (changed: TransactionFilters) => onFilter({ ...filters, ...changed });
  return (
    <search className="transaction-filters" aria-label={text.filters} key={round}>
      <SelectField
        name="tipo"
        label={text.tipo}
        defaultValue=""
        options={[['', text.all], ...Object.entries(text.tipos)]}
        onChoose={(tipo) => change({ tipo: (tipo || undefined) as TipoTransaccion | undefined })}
      />
      <Field
        type="date"
        name="desde"
        label={text.desde}
        onChange={({ currentTarget }) => change({ desde: currentTarget.value || undefined })}
      />
      <Field
        type="date"
        name="hasta"
        label={text.hasta}
        fault={desde && hasta && hasta < desde ? text.wrongOrder : undefined}
        onChange={({ currentTarget }) => change({ hasta: currentTarget.value || undefined })}
      />
      {isFiltered(filters) ? (
        <Passing>
          <button
            type="button"
            className="text-link"
            onClick={() => {
              setRound(round + 1);
              onFilter({});
            }}
          >
            {text.clear}
          </button>
        </Passing>
      ) : null}
    </search>
  );
}
