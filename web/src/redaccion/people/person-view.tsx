import type { PersonDetail } from '@poliedro/contracts/redaccion/people';
import { useCallback, useEffect, useState } from 'react';
import { useSession } from '../../accounts/browser-session.ts';
import { ApiError } from '../../platform/api-error.ts';
import { EmptyNotice, ErrorNotice } from '../../ui/notice.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { partAddress } from '../part.ts';
import { PartFrame } from '../part-frame.tsx';
import { PartSkeleton } from '../part-skeleton.tsx';
import { callPeople } from './people-calls.ts';
import type { PeopleProps } from './people-props.ts';
import { PersonFacts } from './person-facts.tsx';
import { AdministratorSection, RoleSection } from './role-sections.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SuspensionSection } from './suspension-section.tsx';

/** Undefined while it loads; null where it could not be had. */
type Known = PersonDetail | 'gone' | undefined | null;

/** One account: what it is and what can be done about it. */
export function PersonView({ text, own, usuario_id }: PeopleProps & { readonly usuario_id: number }) {
  const { user } = useSession();
  const [person, setPerson] = useState<Known>();

  const load = useCallback(
    () =>
      callPeople('getPerson', { usuario_id }).then(
        ({ persona }) => setPerson(persona),
        (error: unknown) => setPerson(error instanceof ApiError && error.code === 'usuario_not_found' ? 'gone' : null),
      ),
    [usuario_id],
  );
  useEffect(() => void load(), [load]);

  const back = (
    <PageLink className="text-link" to={partAddress('personas')} prefetch="none">
      {own.back}
    </PageLink>
  );
  if (person === undefined || person === null || person === 'gone')
    return (
      <PartFrame title={own.title} actions={back}>
        {person === undefined ? <PartSkeleton /> : null}
        {person === null ? <ErrorNotice text={text.loadFailed} onRetry={() => void load()} /> : null}
        {person === 'gone' ? <EmptyNotice text={own.gone} /> : null}
      </PartFrame>
    );
  const given = { text, own, person, onChanged: load };
  return (
    <PartFrame title={person.alias} actions={back}>
      <PersonFacts own={own} person={person} />
      {user?.id === usuario_id ? (
        <EmptyNotice text={own.own} />
      ) : (
        <>
          <RoleSection {...given} />
          <SuspensionSection {...given} />
          <SecondFactorSection {...given} />
          <AdministratorSection {...given} />
        </>
      )}
    </PartFrame>
  );
}
