import type { MadeEvent } from '@poliedro/contracts/redaccion/events';
import { useCallback, useState } from 'react';
import { ApiError } from '../../platform/api-error.ts';
import { EmptyNotice, ErrorNotice } from '../../ui/notice.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { partAddress } from '../part.ts';
import { PartFrame } from '../part-frame.tsx';
import { PartSkeleton } from '../part-skeleton.tsx';
import { useWatched } from '../use-watched.ts';
import { ArticlesSection } from './articles-section.tsx';
import { EventFacts } from './event-facts.tsx';
import { stateOf } from './event-list.tsx';
import { callEvents } from './events-calls.ts';
import type { EventsProps } from './events-props.ts';
import { GroupsSection } from './groups-section.tsx';
import { RefusedSection, RelativesSection, VersionsSection } from './history-sections.tsx';
import { RerunSection } from './rerun-section.tsx';
import { SpendingSection } from './spending-section.tsx';
import { StatementsSection } from './statements-section.tsx';

/** One event: how it was made, and what can be done about it. */
export function EventDesk({ text, own, evento_id }: EventsProps & { readonly evento_id: number }) {
  const load = useCallback(
    (): Promise<MadeEvent | 'gone'> =>
      callEvents('getMadeEvent', { evento_id }).catch((error: unknown) => {
        if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return 'gone' as const;
        throw error;
      }),
    [evento_id],
  );
  const { value: event, failed, reload } = useWatched(load, null);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const back = (
    <PageLink className="text-link" to={partAddress('eventos')} prefetch="none">
      {own.back}
    </PageLink>
  );
  if (event === undefined || event === 'gone')
    return (
      <PartFrame title={own.title} actions={back}>
        {event === 'gone' ? <EmptyNotice text={own.gone} /> : null}
        {event === undefined && failed ? <ErrorNotice text={text.loadFailed} onRetry={reload} /> : null}
        {event === undefined && !failed ? <PartSkeleton /> : null}
      </PartFrame>
    );
  const onChanged = () => {
    setChosen(new Set());
    reload();
  };
  const given = { text, own, event, onChanged };
  return (
    <PartFrame
      title={event.titulo}
      lead={`${event.evento_id} · ${stateOf(event, own)}`}
      actions={
        <>
          {event.publicado ? (
            <PageLink className="text-link" to={`/evento/${event.evento_id}`} prefetch="none">
              {own.asReader}
            </PageLink>
          ) : null}
          {back}
        </>
      }
    >
      <EventFacts {...given} />
      <StatementsSection {...given} />
      <ArticlesSection {...given} chosen={chosen} onChoose={setChosen} />
      {event.articulos_lista.length > 0 ? <GroupsSection {...given} chosen={chosen} /> : null}
      {event.unido_a === null ? <RerunSection {...given} /> : null}
      <VersionsSection {...given} />
      <RefusedSection {...given} />
      <RelativesSection {...given} />
      <SpendingSection {...given} />
    </PartFrame>
  );
}
