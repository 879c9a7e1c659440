import type { ReactNode } from 'react';
import { ErrorNotice } from '../ui/notice.tsx';
import { PartSkeleton } from './part-skeleton.tsx';
import type { Watched } from './use-watched.ts';

interface PartSectionProps {
  readonly title: string;
  readonly lead?: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** One of several things that a part tells. */
export function PartSection({ title, lead, actions, children }: PartSectionProps) {
  return (
    <section className="part-section" aria-label={title}>
      <header>
        <h3>{title}</h3>
        {lead ? <p>{lead}</p> : null}
        {actions}
      </header>
      {children}
    </section>
  );
}

interface WatchedPlaceProps<T> {
  readonly watched: Watched<T>;
  readonly failed: string;
  /** What is said where something older than now is shown. */
  readonly stale: string;
  readonly children: (value: T) => ReactNode;
}

/** What is watched, in its place: on its way, gone wrong, or here. */
export function WatchedPlace<T>({ watched: { value, failed, reload }, ...props }: WatchedPlaceProps<T>) {
  if (value === undefined) return failed ? <ErrorNotice text={props.failed} onRetry={reload} /> : <PartSkeleton />;
  return (
    <>
      {failed ? (
        <p className="part-stale" role="status">
          {props.stale}
        </p>
      ) : null}
      {props.children(value)}
    </>
  );
}
