import type { WaitingApplication } from '@poliedro/contracts/redaccion/people';
import { useCallback, useRef, useState } from 'react';
import { shortDate } from '../../platform/dates.ts';
import { inSentence } from '../../platform/in-sentence.ts';
import { pageIdioma } from '../../platform/language.ts';
import { fillText } from '../../platform/translate.ts';
import { usePages } from '../../platform/use-pages.ts';
import { MoreButton } from '../../ui/more-button.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { OutsideLink } from '../../ui/outside-link.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { partAddress } from '../part.ts';
import { useOperation } from '../use-operation.ts';
import { callPeople } from './people-calls.ts';
import { ANSWER_MAX } from './people-limits.ts';
import type { PeopleProps } from './people-props.ts';

/** Who waits to become an author; nothing at all where nobody does. */
export function Applications({ text, own }: PeopleProps) {
  const pages = usePages(
    useCallback(async (cursor: string | undefined) => {
      const { solicitudes, ...page } = await callPeople('listWaitingApplications', { cursor });
      return { ...page, items: solicitudes };
    }, []),
  );
  const { items, setItems, retry } = pages;
  const title = useRef<HTMLHeadingElement>(null);
  if (items === null) return <ErrorNotice text={text.loadFailed} onRetry={retry} />;
  if (items === undefined || items.length === 0) return null;
  return (
    <section className="people-section" aria-label={own.applications.title}>
      <h3 ref={title} tabIndex={-1}>
        {own.applications.title}
      </h3>
      <ul className="people-applications">
        {items.map((application) => (
          <Application
            key={application.solicitud_id}
            text={text}
            own={own}
            application={application}
            onAnswered={() => {
              title.current?.focus();
              setItems((known) => known.filter(({ solicitud_id }) => solicitud_id !== application.solicitud_id));
            }}
          />
        ))}
      </ul>
      <MoreButton pages={pages} />
    </section>
  );
}

interface ApplicationProps extends PeopleProps {
  readonly application: WaitingApplication;
  readonly onAnswered: () => void;
}

function Application({ text, own, application, onAnswered }: ApplicationProps) {
  const { solicitud_id, usuario_id, alias, rol, rol_actual, motivo, enlaces, created_on } = application;
  const words = own.applications;
  const form = useRef<HTMLFormElement>(null);
  const [fault, setFault] = useState<string>();
  const [busy, run] = useOperation(text, own.errors);
  const idioma = pageIdioma();

  async function answer(aceptada: boolean) {
    const respuesta = form.current ? String(new FormData(form.current).get('respuesta') ?? '').trim() : '';
    setFault(!aceptada && respuesta === '' ? words.needsReason : undefined);
    if (!aceptada && respuesta === '') {
      form.current?.querySelector('textarea')?.focus();
      return;
    }
    const send = () => callPeople('answerApplication', { solicitud_id }, { aceptada, respuesta });
    if (await run(send, aceptada ? words.accepted : words.declined)) onAnswered();
  }

  return (
    <li className="people-application">
      <h4>
        <PageLink className="text-link" to={`${partAddress('personas')}/${usuario_id}`} prefetch="none">
          {fillText(words.wants, { alias, rol: inSentence(own.roles[rol], idioma) })}
        </PageLink>
      </h4>
      <p className="people-note">
        {fillText(words.now, {
          rol: inSentence(own.roles[rol_actual], idioma),
          fecha: shortDate(created_on, idioma),
        })}
      </p>
      <p className="people-words">{motivo}</p>
      {enlaces.length > 0 ? (
        <ul className="people-links" aria-label={fillText(words.links, { alias })}>
          {enlaces.map((enlace) => (
            <li key={enlace}>
              <OutsideLink href={enlace} className="text-link" theirs>
                {enlace}
              </OutsideLink>
            </li>
          ))}
        </ul>
      ) : null}
      <form ref={form} className="people-form" onSubmit={(event) => event.preventDefault()}>
        <TextField
          name="respuesta"
          label={words.answer}
          hint={words.answerHint}
          rows={2}
          max={ANSWER_MAX}
          fault={fault}
        />
        <div className="redaccion-actions">
          <button
            type="button"
            className="button primary"
            aria-label={fillText(words.acceptOf, { alias })}
            aria-disabled={busy}
            onClick={() => void answer(true)}
          >
            {words.accept}
          </button>
          <button
            type="button"
            className="button"
            aria-label={fillText(words.declineOf, { alias })}
            aria-disabled={busy}
            onClick={() => void answer(false)}
          >
            {words.decline}
          </button>
        </div>
      </form>
    </li>
  );
}
