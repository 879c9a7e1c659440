import { PRECIO_MAX_EUROS } from '@poliedro/contracts/article-body/limits';
import { authorShareCents, PORCENTAJE_COMISION } from '@poliedro/contracts/money';
import { useState } from 'react';
import type { EditorText } from '../../locales/editor-text.ts';
import { fillText } from '../../platform/translate.ts';
import { Field } from '../../ui/field.tsx';
import { readPrice } from './read-price.ts';

interface PriceFieldProps {
  readonly words: EditorText['price'];
  readonly idioma: string;
  readonly euros: number;
  readonly canSell: boolean;
  readonly onPrice: (euros: number) => void;
}

export function PriceField({ words, idioma, euros, canSell, onPrice }: PriceFieldProps) {
  const [written, setWritten] = useState(String(euros));
  const money = new Intl.NumberFormat(idioma, { style: 'currency', currency: 'EUR' });
  const share = money.format(authorShareCents(Math.round(euros * 100)) / 100);
  const hint = !canSell
    ? words.onlyAuthors
    : euros > 0
      ? fillText(words.share, { precio: money.format(euros), parte: share, comision: String(PORCENTAJE_COMISION) })
      : words.free;
  return (
    <Field
      name="importe_euros"
      type="number"
      inputMode="decimal"
      min={0}
      max={PRECIO_MAX_EUROS}
      step={0.01}
      label={words.label}
      hint={<span aria-live="polite">{hint}</span>}
      // Written elsewhere, it is shown as it is; while it is typed, as it is typed.
      value={readPrice(written) === euros ? written : String(euros)}
      disabled={!canSell}
      onChange={({ currentTarget }) => {
        setWritten(currentTarget.value);
        onPrice(readPrice(currentTarget.value));
      }}
      onBlur={() => setWritten(String(euros))}
    />
  );
}
