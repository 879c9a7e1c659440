import { type ReactNode, useId } from 'react';

interface ZoneSectionProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** One matter of the profile: its name on the left, what belongs to it on the right. */
export function ZoneSection({ title, lead, children }: ZoneSectionProps) {
  const id = useId();
  return (
    <section className="zone-section" aria-labelledby={id}>
      <div className="zone-section-head">
        <h2 id={id}>{title}</h2>
        {lead ? <p>{lead}</p> : null}
      </div>
      <div className="rows">{children}</div>
    </section>
  );
}

interface ZoneRowProps {
  readonly name: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

export function ZoneRow({ name, hint, children }: ZoneRowProps) {
  return (
    <div className="row-line">
      <h3>{name}</h3>
      <div className="row-value">
        {children}
        {hint ? <p className="field-note">{hint}</p> : null}
      </div>
    </div>
  );
}
