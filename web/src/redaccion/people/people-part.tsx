import '../../ui/styles/redaccion-people.css';
import { use } from 'react';
import { loadRedaccionPeopleText } from '../../locales/redaccion-people.ts';
import { pageIdioma } from '../../platform/language.ts';
import type { PartProps } from '../part.ts';
import { PartFrame } from '../part-frame.tsx';
import { Accounts } from './accounts.tsx';
import { Applications } from './applications.tsx';
import { PersonView } from './person-view.tsx';

/** Who is here, what they may do and what they ask for; or one of them. */
export default function PeoplePart({ text, id }: PartProps) {
  const own = use(loadRedaccionPeopleText(pageIdioma()));
  if (id !== undefined) return <PersonView text={text} own={own} usuario_id={Number(id)} />;
  return (
    <PartFrame title={own.title} lead={own.lead}>
      <Applications text={text} own={own} />
      <Accounts text={text} own={own} />
    </PartFrame>
  );
}
