import type { Idioma } from '@poliedro/contracts/language';
import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
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
  const [isAgain, setAgain] = useState(false);
  if (chosen) {
    return (
      <div className="field">
        <span className="field-name">
          <b>{words.label}</b>
        </span>
        <div className="chosen-event">
          <p>
            {chosen.titulo} <small>#{chosen.evento_id}</small>
          </p>
          <button
            type="button"
            className="icon-button"
            aria-label={words.clear}
            title={words.clear}
            onClick={() => {
              setAgain(true);
              onChoose(null);
            }}
          >
            <X className="icon" aria-hidden="true" />
          </button>
        </div>
      </div>
    );
  }
  return <EventSearchBox words={words} idioma={idioma} fault={fault} isFocused={isAgain} onChoose={onChoose} />;
}

type SearchBoxProps = Omit<EventFieldProps, 'chosen'> & { readonly isFocused: boolean };

/** A box that suggests, as the keyboard knows it: arrows, Enter, Esc. */
function EventSearchBox({ words, idioma, fault, isFocused, onChoose }: SearchBoxProps) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [written, setWritten] = useState('');
  const [isClosed, setClosed] = useState(false);
  const [at, setAt] = useState(-1);
  const search = useEventSearch(written, idioma);
  const events = search.status === 'found' && !isClosed ? search.events : [];

  useEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);

  const choose = ({ evento_id, titulo }: FoundEvent) => onChoose({ evento_id, titulo });

  function onKeyDown(event: KeyboardEvent) {
    const moves: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const move = moves[event.key];
    if (move !== undefined && events.length > 0) setAt((at + move + events.length) % events.length);
    else if (event.key === 'Escape' && events.length > 0) setClosed(true);
    else if (event.key === 'Enter') {
      const found = events[at];
      if (found) choose(found);
    } else return;
    event.preventDefault();
  }

  return (
    <div className="event-search">
      <FieldFrame label={words.label} hint={words.hint} fault={fault}>
        {(control) => (
          <input
            {...control}
            ref={input}
            name="evento"
            type="text"
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={events.length > 0}
            aria-controls={listId}
            aria-activedescendant={events[at] ? `${listId}${at}` : undefined}
            placeholder={words.placeholder}
            value={written}
            onKeyDown={onKeyDown}
            onChange={({ currentTarget }) => {
              setWritten(currentTarget.value);
              setClosed(false);
              setAt(-1);
            }}
          />
        )}
      </FieldFrame>
      <div id={listId} role="listbox" aria-label={words.results} className="event-options" hidden={events.length === 0}>
        {events.map((event, number) => (
          <div
            key={event.evento_id}
            id={`${listId}${number}`}
            role="option"
            tabIndex={-1}
            aria-selected={number === at}
            onMouseDown={(press) => press.preventDefault()}
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
