import type { ReportDecision } from '@poliedro/contracts/redaccion/reports';
import { type FormEvent, useState } from 'react';
import { pageIdioma } from '../../platform/language.ts';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useOperation } from '../use-operation.ts';
import { callReports, REASONS_MAX } from './reports-calls.ts';
import type { ReportedProps } from './reports-props.ts';

/** What is done about it, and why; both are told to who reported it. */
export function DecideForm({ text, own, reported, onDecided }: ReportedProps) {
  const { decide } = own;
  const { tipo, objeto_id, ultimo, puede_retirar, ahora } = reported;
  const [busy, run] = useOperation(text);
  const [chosen, setChosen] = useState<ReportDecision>();
  const [faults, setFaults] = useState<{ choice?: string; reason?: string }>({});
  const choices: readonly ReportDecision[] = [
    ...(ahora === null ? [] : (['mantener'] as const)),
    ...(puede_retirar ? (['retirar'] as const) : []),
    'sin_accion',
  ];

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const motivo = String(new FormData(form).get('motivo') ?? '').trim();
    setFaults({
      ...(chosen === undefined && { choice: decide.needsChoice }),
      ...(motivo === '' && { reason: decide.needsReason }),
    });
    if (chosen === undefined || motivo === '') {
      form.querySelector<HTMLElement>(chosen === undefined ? 'input' : 'textarea')?.focus();
      return;
    }
    const sent = { decision: chosen, motivo, idioma: pageIdioma(), hasta_reporte_id: ultimo };
    if (await run(() => callReports('decideReports', { tipo, objeto_id }, sent), decide.done)) onDecided();
  }

  return (
    <details className="report-decide">
      <summary>{decide.title}</summary>
      <form onSubmit={(event) => void save(event)} noValidate>
        <fieldset>
          <legend>{decide.legend}</legend>
          {choices.map((decision) => (
            <label key={decision} className="report-choice">
              <input
                type="radio"
                name="decision"
                value={decision}
                checked={chosen === decision}
                onChange={() => setChosen(decision)}
              />
              <span>{decide[decision]}</span>
            </label>
          ))}
          {faults.choice ? (
            <p className="field-note fault" role="alert">
              {faults.choice}
            </p>
          ) : null}
        </fieldset>
        {chosen === 'retirar' ? <p className="report-note">{decide.retirarNote[tipo]}</p> : null}
        {puede_retirar || ahora === null ? null : <p className="report-note">{decide.eventNote}</p>}
        <TextField
          name="motivo"
          label={decide.reason}
          hint={decide.reasonHint}
          rows={3}
          max={REASONS_MAX}
          fault={faults.reason}
          required
        />
        <SubmitButton label={decide.submit} busyLabel={text.actions.saving} busy={busy} />
      </form>
    </details>
  );
}
