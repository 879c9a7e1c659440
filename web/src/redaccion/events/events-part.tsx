import '../../ui/styles/redaccion-figures.css';
import '../../ui/styles/redaccion-events.css';
import { use } from 'react';
import { loadRedaccionEventsText } from '../../locales/redaccion-events.ts';
import { pageIdioma } from '../../platform/language.ts';
import type { PartProps } from '../part.ts';
import { PartFrame } from '../part-frame.tsx';
import { EventDesk } from './event-desk.tsx';
import { EventList } from './event-list.tsx';

/** All events, or how one was made and what can be done about it. */
export default function EventsPart({ text, id }: PartProps) {
  const own = use(loadRedaccionEventsText(pageIdioma()));
  if (id !== undefined) return <EventDesk text={text} own={own} evento_id={Number(id)} />;
  return (
    <PartFrame title={own.title} lead={own.lead}>
      <EventList text={text} own={own} />
    </PartFrame>
  );
}
