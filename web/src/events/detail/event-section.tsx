import type { ReactNode } from 'react';
import { type SectionName, sectionId, sectionTitleId } from './event-sections.ts';
import { useEventText } from './event-text.tsx';
import { useHeadings } from './event-view.ts';

interface EventSectionProps {
  readonly name: SectionName;
  readonly lead?: string | undefined;
  readonly children: ReactNode;
}

/** One kind of statement, under its word and in its hue. */
export function EventSection({ name, lead, children }: EventSectionProps) {
  const t = useEventText();
  const { section: Heading } = useHeadings();
  return (
    <section id={sectionId(name)} className={`event-section ${name}`} aria-labelledby={sectionTitleId(name)}>
      <Heading id={sectionTitleId(name)} tabIndex={-1}>
        {t(`sections.${name}`)}
      </Heading>
      {lead ? <p className="section-lead">{lead}</p> : null}
      {children}
    </section>
  );
}
