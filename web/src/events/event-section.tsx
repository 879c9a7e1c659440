import type { ReactNode } from 'react';

export type SectionLevel = 2 | 3;

interface EventSectionProps {
  readonly title: string;
  /** The page has its sections under h1, the window under h2. */
  readonly level: SectionLevel;
  readonly hue?: 'hecho';
  readonly children: ReactNode;
}

export function EventSection({ title, level, hue, children }: EventSectionProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={hue ? `event-section ${hue}` : 'event-section'}>
      <Heading>{title}</Heading>
      {children}
    </section>
  );
}
