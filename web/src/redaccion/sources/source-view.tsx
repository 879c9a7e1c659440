import type { SourceDetail } from '@poliedro/contracts/redaccion/sources';
import { useCallback, useState } from 'react';
import { ApiError } from '../../platform/api-error.ts';
import { EmptyNotice, ErrorNotice } from '../../ui/notice.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { partAddress } from '../part.ts';
import { PartFrame } from '../part-frame.tsx';
import { PartSkeleton } from '../part-skeleton.tsx';
import { useWatched } from '../use-watched.ts';
import { FeedSection } from './feed-section.tsx';
import { ReadingSection } from './reading-section.tsx';
import { RemovalProgress, RemovalSection } from './removal-section.tsx';
import { SiteSection } from './site-section.tsx';
import { callSources } from './source-calls.ts';
import { SourceFacts } from './source-facts.tsx';
import { SourceForm } from './source-form.tsx';
import type { SourcesProps } from './source-props.ts';

/** While it is being removed, how far that is. */
const PROGRESS_MS = 1000;

const isBeingRemoved = (source: SourceDetail | 'gone') =>
  source !== 'gone' && source.retirada !== null && source.retirada.finished_on === null;

/** One newspaper: how reading it goes, what was agreed, and what can be done about it. */
export function SourceView({ text, own, periodico_id }: SourcesProps & { readonly periodico_id: number }) {
  const [watching, setWatching] = useState(false);
  const load = useCallback(async (): Promise<SourceDetail | 'gone'> => {
    const source = await callSources('getSource', { periodico_id }).catch((error: unknown) => {
      if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return 'gone' as const;
      throw error;
    });
    setWatching(isBeingRemoved(source));
    return source;
  }, [periodico_id]);
  const { value: source, failed, reload } = useWatched(load, watching ? PROGRESS_MS : null);

  const back = (
    <PageLink className="text-link" to={partAddress('fuentes')} prefetch="none">
      {own.back}
    </PageLink>
  );
  if (source === undefined || source === 'gone')
    return (
      <PartFrame title={own.title} actions={back}>
        {source === 'gone' ? <EmptyNotice text={own.gone} /> : null}
        {source === undefined && failed ? <ErrorNotice text={text.loadFailed} onRetry={reload} /> : null}
        {source === undefined && !failed ? <PartSkeleton /> : null}
      </PartFrame>
    );
  const given = { text, own, source, onChanged: reload };
  return (
    <PartFrame title={source.nombre} lead={source.dominio} actions={back}>
      {source.retirada ? <RemovalProgress own={own} removal={source.retirada} /> : null}
      <SourceFacts own={own} source={source} />
      {source.removed ? null : (
        <>
          <FeedSection {...given} />
          <SiteSection own={own} source={source} />
          <SourceForm {...given} />
          <ReadingSection {...given} />
          <RemovalSection {...given} />
        </>
      )}
    </PartFrame>
  );
}
