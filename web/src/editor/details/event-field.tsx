import type { Idioma } from '@poliedro/contracts/language';
import { X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { EditorText } from '../../locales/editor-text.ts';
import { shortDate } from '../../platform/dates.ts';
import { FieldFrame } from '../../ui/field-frame.tsx';
import type { ArticleFields } from '../draft/draft.ts';
import { type FoundEvent, useEventSearch } from './use-event-search.ts';

interface EventFieldProps {
  readonly words: EditorText['event'];
  /** Of the interface: the events' titles are shown in it. */
  readonly idioma: Idioma;
  readonly chosen: ArticleFields['evento'];
  readonly fault: string | undefined;
  readonly onChoose: (evento: ArticleFields['evento']) => void;
}

export function EventField({ words, idioma, chosen, fault, onChoose }: EventFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const hasTurned = useRef(false);
  // The box and what was chosen in it take each other's place: the keyboard goes on from what stands there then.
  useEffect(() => {
    if (!hasTurned.current) return;
    hasTurned.current = false;
    place.current?.querySelector<HTMLElement>('input, [tabindex="-1"]')?.focus();
  });

  function turn(evento: ArticleFields['evento']) {
    hasTurned.current = true;
    onChoose(evento);
  }

  if (chosen) {
    return (
      <div ref={place} className="field">
        <span className="field-name">
          <b>{words.label}</b>
        </span>
        <div className="chosen-event">
          <p tabIndex={-1}>
            {chosen.titulo || words.former} <small>#{chosen.evento_id}</small>
          </p>
          <button
            type="button"
            className="icon-button"
            aria-label={words.clear}
            title={words.clear}
            onClick={() => turn(null)}
          >
            <X className="icon" aria-hidden="true" />
          </button>
        </div>
      </div>
    );
  }
  return <EventSearchBox place={place} words={words} idioma={idioma} fault={fault} onChoose={turn} />;
}

type SearchBoxProps = Omit<EventFieldProps, 'chosen'> & { readonly place: RefObject<HTMLDivElement | null> };

/** A box that suggests, as the keyboard knows it: arrows, Enter, Esc. */
function EventSearchBox({ place, words, idioma, fault, onChoose }: SearchBoxProps) {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [written, setWritten] = useState('');
  const [isClosed, setClosed] = useState(false);
  const [active, setActive] = useState<FoundEvent>();
  const search = useEventSearch(written, idioma);
  const found = search.status === 'found' ? search.events : [];
  const events = isClosed ? [] : found;
  const at = active ? events.indexOf(active) : -1;

  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  const choose = ({ evento_id, titulo }: FoundEvent) => onChoose({ evento_id, titulo });

  function close() {
    setClosed(true);
    setActive(undefined);
  }

  /** Opens the list where it is closed, and goes round at its ends. */
  function move(step: 1 | -1) {
    setClosed(false);
    const next = at < 0 && step < 0 ? -1 : (at + step) % found.length;
    setActive(found.at(next));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' && found.length > 0) move(1);
    else if (event.key === 'ArrowUp' && found.length > 0) move(-1);
    else if (event.key === 'Escape' && events.length > 0) close();
    else if (event.key === 'Enter') {
      const chosen = events[at];
      if (chosen) choose(chosen);
    } else return;
    event.preventDefault();
  }

  return (
    <div ref={place} className="event-search">
      <FieldFrame label={words.label} hint={words.hint} fault={fault}>
        {(control) => (
          <input
            {...control}
            name="evento"
            type="text"
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={events.length > 0}
            aria-controls={listId}
            aria-activedescendant={at < 0 ? undefined : `${listId}${at}`}
            placeholder={words.placeholder}
            value={written}
            onKeyDown={onKeyDown}
            onClick={() => setClosed(false)}
            onBlur={close}
            onChange={({ currentTarget }) => {
              setWritten(currentTarget.value);
              setClosed(false);
              setActive(undefined);
            }}
          />
        )}
      </FieldFrame>
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={words.results}
        className="event-options"
        hidden={events.length === 0}
        // Pressed, it does not take the keyboard from the box, which would close it before the click.
        onMouseDown={(press) => press.preventDefault()}
      >
        {events.map((event, number) => (
          <div
            key={event.evento_id}
            id={`${listId}${number}`}
            role="option"
            tabIndex={-1}
            aria-selected={number === at}
            onClick={() => choose(event)}
            onKeyDown={undefined}
          >
            {event.titulo}
            <small>{shortDate(event.created_on, idioma)}</small>
          </div>
        ))}
      </div>
      <p className="field-note" role="status">
        {search.status === 'searching'
          ? words.searching
          : search.status === 'failed'
            ? words.failed
            : search.status === 'found' && search.events.length === 0
              ? words.none
              : ''}
      </p>
    </div>
  );
}
