import type { Application } from '@poliedro/contracts/applications';
import type { UserText } from '../../locales/zone-text.ts';
import { shortDate } from '../../platform/dates.ts';
import { inSentence } from '../../platform/in-sentence.ts';
import { usePage } from '../../platform/page.ts';
import { fillText } from '../../platform/translate.ts';
import { showToast } from '../../ui/toasts.ts';
import { callAccount } from '../account-calls.ts';
import { ConfirmButton } from './action-button.tsx';
import { ApplicationForm } from './application-form.tsx';
import type { PanelProps } from './panel.ts';
import { Reveal } from './reveal.tsx';
import { ZoneSection } from './zone-section.tsx';

/** To be an author is asked for, and an administrator decides. Whoever is an expert has nothing left to ask for. */
export function ApplicationSection({ text, profile, onChange }: PanelProps) {
  const { solicitud, rol } = profile;
  if (rol === 'experto') return null;
  const roles = rol === 'investigador' ? (['experto'] as const) : (['investigador', 'experto'] as const);
  const waiting = solicitud?.estado === 'pendiente';
  return (
    <ZoneSection title={text.application.title} lead={text.application.lead}>
      {solicitud ? <LastApplication text={text} solicitud={solicitud} /> : null}
      <div className="row-end">
        {waiting ? (
          <ConfirmButton
            text={text}
            label={text.application.withdraw}
            question={text.application.confirmWithdraw}
            done={text.application.withdrawn}
            failed={text.application.withdrawFailed}
            act={async () => {
              await callAccount('withdrawApplication');
              onChange({ solicitud: null });
            }}
          />
        ) : (
          <Reveal label={text.application.open}>
            {(close) => (
              <ApplicationForm
                text={text}
                roles={roles}
                onClose={close}
                onSent={(sent) => {
                  onChange({ solicitud: sent });
                  showToast('success', text.application.sent);
                }}
              />
            )}
          </Reveal>
        )}
      </div>
    </ZoneSection>
  );
}

function LastApplication({ text, solicitud }: { text: UserText; solicitud: Application }) {
  const { idioma } = usePage();
  const { rol, estado, created_on, respuesta } = solicitud;
  const asked = { rol: inSentence(text.user.roles[rol], idioma), fecha: shortDate(created_on, idioma) };
  return (
    <div className="last-application">
      <p>
        <span className={`profile-mark first ${estado === 'aceptada' ? 'done' : ''}`}>
          {text.application.states[estado]}
        </span>
      </p>
      <p>{fillText(text.application.asked, idioma === 'de' ? { ...asked, rol: text.user.roles[rol] } : asked)}</p>
      {estado === 'pendiente' ? <p className="field-note">{text.application.waiting}</p> : null}
      {respuesta ? (
        <blockquote>
          <b>{text.application.answer}</b>
          <p>{respuesta}</p>
        </blockquote>
      ) : null}
    </div>
  );
}
