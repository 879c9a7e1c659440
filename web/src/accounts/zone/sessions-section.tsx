import type { listSessions } from '@poliedro/contracts/accounts';
import { useRef, useState } from 'react';
import type { z } from 'zod';
import type { UserText } from '../../locales/zone-text.ts';
import { shortDate } from '../../platform/dates.ts';
import { usePage } from '../../platform/page.ts';
import { fillText } from '../../platform/translate.ts';
import { useLoading } from '../../platform/use-loading.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { callAccount } from '../account-calls.ts';
import { ActionButton } from './action-button.tsx';
import { browserName } from './browser-name.ts';
import type { PanelProps } from './panel.ts';
import { ZoneSection } from './zone-section.tsx';

type OpenSession = z.output<typeof listSessions.reply>['sessions'][number];

const loadSessions = () => callAccount('listSessions').then(({ sessions }) => sessions);

export function SessionsSection({ text }: PanelProps) {
  const loading = useLoading(loadSessions);
  return (
    <ZoneSection title={text.sessions.title} lead={text.sessions.lead}>
      {loading.status === 'ready' ? (
        <Sessions text={text} first={loading.value} />
      ) : loading.status === 'failed' ? (
        <ErrorNotice text={text.sessions.loadFailed} onRetry={loading.retry} />
      ) : (
        <span className="skeleton h-12 w-full" aria-hidden="true" />
      )}
    </ZoneSection>
  );
}

function Sessions({ text, first }: { text: UserText; first: readonly OpenSession[] }) {
  const { idioma } = usePage();
  const [sessions, setSessions] = useState(first);
  const list = useRef<HTMLUListElement>(null);

  /** The button that was pressed is gone; focus stays with the list. */
  function keep(kept: (session: OpenSession) => boolean) {
    setSessions((known) => known.filter(kept));
    list.current?.focus();
  }

  return (
    <>
      <ul ref={list} className="thing-list" tabIndex={-1} aria-label={text.sessions.title}>
        {sessions.map((session) => {
          const name = sessionName(session, text);
          return (
            <li key={session.session_id}>
              <div>
                <b>{name}</b>
                {session.actual ? <span className="profile-mark done">{text.sessions.current}</span> : null}
                <p className="field-note">
                  {fillText(text.sessions.used, { fecha: shortDate(session.updated_on, idioma) })}
                </p>
              </div>
              {session.actual ? null : (
                <ActionButton
                  text={text}
                  label={text.sessions.end}
                  fullLabel={fillText(text.sessions.endOf, { navegador: name })}
                  done={text.sessions.ended}
                  failed={text.sessions.endFailed}
                  act={async () => {
                    await callAccount('endSession', { session_id: session.session_id });
                    keep(({ session_id }) => session_id !== session.session_id);
                  }}
                />
              )}
            </li>
          );
        })}
      </ul>
      {sessions.some(({ actual }) => !actual) ? (
        <div className="row-end">
          <ActionButton
            text={text}
            label={text.sessions.endOthers}
            done={text.sessions.endedOthers}
            failed={text.sessions.endFailed}
            act={async () => {
              await callAccount('endOtherSessions');
              keep(({ actual }) => actual);
            }}
          />
        </div>
      ) : null}
    </>
  );
}

function sessionName({ navegador }: OpenSession, text: UserText): string {
  const known = browserName(navegador);
  if (known.navegador && known.sistema) {
    return fillText(text.sessions.browser, { navegador: known.navegador, sistema: known.sistema });
  }
  return known.navegador ?? known.sistema ?? text.sessions.unknown;
}
