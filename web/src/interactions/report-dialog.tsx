import '../ui/styles/report.css';
import type { ReportMotivo } from '@poliedro/contracts/reports';
import { CircleAlert } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { accountErrorText } from '../accounts/account-error-text.ts';
import { useSession } from '../accounts/browser-session.ts';
import type { InteractionsText } from '../locales/interactions-text.ts';
import { Modal } from '../ui/modal.tsx';
import { SubmitButton } from '../ui/submit-button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { showToast } from '../ui/toasts.ts';
import { callInteractions } from './interaction-calls.ts';
import { REPORT_MOTIVOS, REPORT_TEXT_MAX, type ReportAbout } from './report-rules.ts';

interface ReportDialogProps {
  readonly about: ReportAbout;
  readonly text: InteractionsText;
  readonly onClose: () => void;
}

interface Faults {
  readonly motivo?: string | undefined;
  readonly texto?: string | undefined;
  readonly failure?: string | undefined;
}

export function ReportDialog({ about, text: { report, errors }, onClose }: ReportDialogProps) {
  const { user } = useSession();
  const titleId = useId();
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Faults>({});

  async function send(form: HTMLFormElement) {
    const filled = new FormData(form);
    const motivo = filled.get('motivo') as ReportMotivo | null;
    const texto = String(filled.get('texto') ?? '').trim();
    const found: Faults = {
      motivo: motivo ? undefined : report.motivoMissing,
      texto: texto.length > REPORT_TEXT_MAX ? report.textoLong : undefined,
    };
    setFaults(found);
    if (!motivo || found.texto) {
      form.querySelector<HTMLElement>(motivo ? 'textarea' : 'input')?.focus();
      return;
    }
    setBusy(true);
    try {
      await callInteractions('reportContent', { ...about, motivo, texto });
      onClose();
      showToast('success', report.sent);
    } catch (error) {
      setFaults({ failure: accountErrorText(error, { errors }, report.failed) });
      setBusy(false);
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!busy) void send(event.currentTarget);
  }

  return (
    <Modal labelledBy={titleId} className="small" onClose={onClose}>
      <form className="report" method="post" noValidate onSubmit={onSubmit}>
        <h2 id={titleId} tabIndex={-1}>
          {'comentario_id' in about ? report.commentTitle : report.errorTitle}
        </h2>
        <p className="report-lead">{user ? report.leadAnswered : report.lead}</p>
        <div role="alert">
          {faults.failure ? (
            <p className="form-failure">
              <CircleAlert className="icon" aria-hidden="true" />
              {faults.failure}
            </p>
          ) : null}
        </div>
        <Motivos words={report} fault={faults.motivo} />
        <TextField name="texto" rows={3} max={REPORT_TEXT_MAX} label={report.texto} fault={faults.texto} />
        <div className="report-actions">
          <SubmitButton label={report.send} busyLabel={report.sending} busy={busy} />
          <button type="button" className="button" onClick={onClose}>
            {report.cancel}
          </button>
        </div>
      </form>
    </Modal>
  );
}

function Motivos({ words, fault }: { words: InteractionsText['report']; fault: string | undefined }) {
  const faultId = useId();
  return (
    <fieldset aria-describedby={fault ? faultId : undefined}>
      <legend>{words.motivo}</legend>
      {REPORT_MOTIVOS.map((motivo) => (
        <label key={motivo}>
          <input type="radio" name="motivo" value={motivo} aria-invalid={fault ? true : undefined} />
          {words.motivos[motivo]}
        </label>
      ))}
      {fault ? (
        <p id={faultId} className="field-note fault" role="alert">
          <CircleAlert className="icon" aria-hidden="true" />
          {fault}
        </p>
      ) : null}
    </fieldset>
  );
}
