import type { PersonDetail } from '@poliedro/contracts/redaccion/people';
import type { ReactNode } from 'react';
import type { PeopleProps } from './people-props.ts';

export interface SectionProps extends PeopleProps {
  readonly person: PersonDetail;
  readonly onChanged: () => Promise<void>;
}

/** One thing that can be done about somebody. */
export function PersonSection({ title, lead, children }: { title: string; lead?: string; children?: ReactNode }) {
  return (
    <section className="people-section" aria-label={title}>
      <h3>{title}</h3>
      {lead ? <p className="people-note">{lead}</p> : null}
      {children}
    </section>
  );
}
