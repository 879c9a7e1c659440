import type { ReactNode } from 'react';

interface PartFrameProps {
  readonly title: string;
  readonly lead?: string;
  /** What can be done with all of it, beside the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The head of a part, and what stands below it. */
export function PartFrame({ title, lead, actions, children }: PartFrameProps) {
  return (
    <section className="redaccion-part">
      <header className="redaccion-part-head">
        <div>
          <h2>{title}</h2>
          {lead ? <p>{lead}</p> : null}
        </div>
        {actions ? <div className="redaccion-actions">{actions}</div> : null}
      </header>
      {children}
    </section>
  );
}
