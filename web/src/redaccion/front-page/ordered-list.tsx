import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { RedaccionFrontPageText } from '../../locales/redaccion-front-page-text.ts';
import type { RedaccionText } from '../../locales/redaccion-text.ts';
import { fillText } from '../../platform/translate.ts';
import { Passing } from '../../ui/passing.tsx';
import { useOperation } from '../use-operation.ts';
import { useOrder } from './use-order.ts';

export interface OrderedItem {
  readonly id: number;
  readonly nombre: string;
  readonly content: ReactNode;
}

interface OrderedListProps {
  readonly label: string;
  readonly items: readonly OrderedItem[];
  readonly text: RedaccionText;
  readonly words: RedaccionFrontPageText;
  readonly onSave: (ids: number[]) => Promise<unknown>;
}

/** A list that is put into another order, and saved when it is right. */
export function OrderedList({ label, items, text, words, onSave }: OrderedListProps) {
  const { order: said } = words;
  const [saved, setSaved] = useState<readonly number[]>(() => items.map(({ id }) => id));
  const [busy, run] = useOperation(text, words.errors);
  const { list, order, setOrder, dragged, announced, move, onKeyDown, onPointerDown } = useOrder(saved);
  const hintId = useId();
  const byId = new Map(items.map((item) => [item.id, item]));
  const changed = order.some((id, place) => id !== saved[place]);
  const last = announced === undefined ? undefined : byId.get(announced);
  const placeWords = (id: number, nombre: string) => ({ nombre, lugar: order.indexOf(id) + 1, total: order.length });

  async function save() {
    const ids = [...order];
    if (await run(() => onSave(ids))) setSaved(ids);
  }

  return (
    <div className="ordered">
      <p id={hintId} className="ordered-hint">
        {said.hint}
      </p>
      <ol ref={list} className="ordered-list" aria-label={label}>
        {order.map((id, place) => {
          const item = byId.get(id);
          if (!item) return null;
          const { nombre, content } = item;
          return (
            <li key={id} data-row={id} data-dragged={dragged === id || undefined}>
              <button
                type="button"
                className="icon-button ordered-grip"
                data-grip={id}
                aria-label={fillText(said.grip, { nombre })}
                aria-describedby={hintId}
                onPointerDown={(event) => onPointerDown(event, id)}
                onKeyDown={(event) => onKeyDown(event, id)}
              >
                <GripVertical className="icon" aria-hidden="true" />
              </button>
              <div className="ordered-content">{content}</div>
              {/* For who can neither drag nor press an arrow; the keyboard has the grip. */}
              <span className="ordered-steps">
                <button
                  type="button"
                  className="icon-button"
                  tabIndex={-1}
                  aria-label={fillText(said.up, { nombre })}
                  aria-disabled={place === 0}
                  onClick={() => move(id, place - 1)}
                >
                  <ChevronUp className="icon" aria-hidden="true" />
                </button>
                <button
                  type="button"
                  className="icon-button"
                  tabIndex={-1}
                  aria-label={fillText(said.down, { nombre })}
                  aria-disabled={place === order.length - 1}
                  onClick={() => move(id, place + 1)}
                >
                  <ChevronDown className="icon" aria-hidden="true" />
                </button>
              </span>
            </li>
          );
        })}
      </ol>
      <p className="sr-only" role="status">
        {last ? fillText(said.moved, placeWords(last.id, last.nombre)) : ''}
      </p>
      {changed ? (
        <Passing className="ordered-save">
          <p>{said.unsaved}</p>
          <button type="button" className="button primary" aria-disabled={busy} onClick={() => void save()}>
            {busy ? text.actions.saving : said.save}
          </button>
          <button type="button" className="button" onClick={() => setOrder(saved)}>
            {text.actions.cancel}
          </button>
        </Passing>
      ) : null}
    </div>
  );
}
