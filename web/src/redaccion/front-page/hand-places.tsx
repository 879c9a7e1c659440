import type { EventCard } from '@poliedro/contracts/events';
import type { Lugar, Pin } from '@poliedro/contracts/redaccion/front-page';
import { useCallback, useState } from 'react';
import { pageIdioma } from '../../platform/language.ts';
import { fillText } from '../../platform/translate.ts';
import { useLoading } from '../../platform/use-loading.ts';
import { EmptyNotice, ErrorNotice } from '../../ui/notice.tsx';
import { PartSkeleton } from '../part-skeleton.tsx';
import { useOperation } from '../use-operation.ts';
import { EventFinder } from './event-finder.tsx';
import { callFrontPage } from './front-page-calls.ts';
import type { FrontPageProps } from './front-page-props.ts';
import { listStanding } from './reader-calls.ts';

interface HandPlacesProps extends Pick<FrontPageProps, 'text' | 'words'> {
  readonly carril_id: number;
}

interface Placed {
  readonly standing: readonly EventCard[];
  readonly pins: readonly Pin[];
}

/** The events at the head of a carril, and the operators' hand in it. */
export function HandPlaces({ text, words, carril_id }: HandPlacesProps) {
  const { hand } = words;
  const [changes, setChanges] = useState(0);
  const [busy, run] = useOperation(text, words.errors);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was changed is looked at again
  const load = useCallback(async (): Promise<Placed> => {
    const [standing, { eventos }] = await Promise.all([
      listStanding(carril_id),
      callFrontPage('listPins', { carril_id }, { idioma: pageIdioma() }),
    ]);
    return { standing, pins: eventos };
  }, [carril_id, changes]);
  const loading = useLoading(load);
  const [known, setKnown] = useState<Placed>();
  const shown = loading.status === 'ready' ? loading.value : known;

  async function put(evento_id: number, lugar: Lugar | null) {
    const said = { fijado: hand.donePinned, oculto: hand.doneHidden, none: hand.doneReleased }[lugar ?? 'none'];
    setKnown(shown);
    if (await run(() => callFrontPage('pinEvent', { carril_id, evento_id }, { lugar }), said))
      setChanges((number) => number + 1);
  }

  return (
    <section className="front-section" aria-labelledby="front-hand">
      <h3 id="front-hand">{hand.title}</h3>
      <p className="front-lead">{hand.lead}</p>
      <EventFinder text={text} words={words} busy={busy} onPin={(evento_id) => void put(evento_id, 'fijado')} />
      {loading.status === 'failed' ? <ErrorNotice text={text.loadFailed} onRetry={loading.retry} /> : null}
      {shown === undefined && loading.status === 'loading' ? <PartSkeleton /> : null}
      {shown ? <Lists words={words} placed={shown} busy={busy} onPut={(id, lugar) => void put(id, lugar)} /> : null}
    </section>
  );
}

interface ListsProps extends Pick<FrontPageProps, 'words'> {
  readonly placed: Placed;
  readonly busy: boolean;
  readonly onPut: (evento_id: number, lugar: Lugar | null) => void;
}

function Lists({ words: { hand }, placed: { standing, pins }, busy, onPut }: ListsProps) {
  const pinned = new Set(pins.filter(({ lugar }) => lugar === 'fijado').map(({ evento_id }) => evento_id));
  const hidden = pins.filter(({ lugar }) => lugar === 'oculto');
  const button = (label: string, full: string, titulo: string, onClick: () => void) => (
    <button
      type="button"
      className="button"
      aria-label={fillText(full, { titulo })}
      aria-disabled={busy}
      onClick={onClick}
    >
      {label}
    </button>
  );
  return (
    <>
      <h4>{hand.standing}</h4>
      {standing.length === 0 ? <EmptyNotice text={hand.nothing} /> : null}
      <ol className="hand-list">
        {standing.map(({ evento_id, titulo, idioma }) => (
          <li key={evento_id}>
            <p lang={idioma}>
              {titulo} {pinned.has(evento_id) ? <b lang={pageIdioma()}>{hand.pinnedMark}</b> : null}
            </p>
            <span className="redaccion-actions">
              {pinned.has(evento_id)
                ? button(hand.release, hand.releaseOf, titulo, () => onPut(evento_id, null))
                : button(hand.pin, hand.pinOf, titulo, () => onPut(evento_id, 'fijado'))}
              {button(hand.hide, hand.hideOf, titulo, () => onPut(evento_id, 'oculto'))}
            </span>
          </li>
        ))}
      </ol>
      <h4>{hand.hidden}</h4>
      {hidden.length === 0 ? <p className="front-lead">{hand.noneHidden}</p> : null}
      <ul className="hand-list">
        {hidden.map(({ evento_id, titulo: written }) => {
          const titulo = written || fillText(hand.untitled, { id: String(evento_id) });
          return (
            <li key={evento_id}>
              <p>{titulo}</p>
              {button(hand.release, hand.releaseOf, titulo, () => onPut(evento_id, null))}
            </li>
          );
        })}
      </ul>
    </>
  );
}
