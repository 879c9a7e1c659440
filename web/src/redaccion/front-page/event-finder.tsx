import { type FormEvent, useState } from 'react';
import { browserApi } from '../../platform/api.ts';
import type { CallReply } from '../../platform/api-calls.ts';
import { pageIdioma } from '../../platform/language.ts';
import { fillText } from '../../platform/translate.ts';
import { Field } from '../../ui/field.tsx';
import type { FrontPageProps } from './front-page-props.ts';

interface EventFinderProps extends Pick<FrontPageProps, 'text' | 'words'> {
  readonly busy: boolean;
  readonly onPin: (evento_id: number) => void;
}

const MIN_LETTERS = 2;

/** Any event by words of its title, to be put first in this carril. */
export function EventFinder({ text, words: { hand }, busy, onPin }: EventFinderProps) {
  const [hits, setHits] = useState<CallReply<'searchEvents'> | 'failed' | undefined>();
  const [asking, setAsking] = useState(false);

  async function search(q: string) {
    setAsking(true);
    try {
      setHits(await browserApi('searchEvents', {}, { idioma: pageIdioma(), q }));
    } catch {
      setHits('failed');
    } finally {
      setAsking(false);
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (q.length >= MIN_LETTERS && !asking) void search(q);
  }

  return (
    <form className="front-finder" onSubmit={onSubmit}>
      <Field
        name="q"
        type="search"
        label={hand.search}
        hint={hand.searchHint}
        autoComplete="off"
        maxLength={100}
        end={
          <button type="submit" className="button" aria-disabled={asking}>
            {text.actions.search}
          </button>
        }
      />
      <div role="status">
        {hits === 'failed' ? <p>{hand.searchFailed}</p> : null}
        {Array.isArray(hits) && hits.length === 0 ? <p>{hand.noHits}</p> : null}
      </div>
      {Array.isArray(hits) && hits.length > 0 ? (
        <ul className="hand-list" aria-label={hand.hits}>
          {hits.map(({ evento_id, titulo }) => (
            <li key={evento_id}>
              <p>{titulo}</p>
              <button
                type="button"
                className="button"
                aria-label={fillText(hand.pinOf, { titulo })}
                aria-disabled={busy}
                onClick={() => onPin(evento_id)}
              >
                {hand.pin}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </form>
  );
}
