import type { MadeStatement } from '@poliedro/contracts/redaccion/events';
import { type FormEvent, useRef, useState } from 'react';
import { pageIdioma } from '../../platform/language.ts';
import { fillText } from '../../platform/translate.ts';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AskFirst } from '../ask-first.tsx';
import { useOperation } from '../use-operation.ts';
import { callEvents } from './events-calls.ts';
import type { EventProps } from './events-props.ts';

/** As the contract has them; a test holds them equal. */
export const NOTE_MIN = 10;
export const NOTE_MAX = 500;
export const WORDS_MAX = 1000;

interface Faults {
  readonly texto?: string;
  readonly nota?: string;
}

/** Says it in other words, or not at all; readers are told why. */
export function StatementForm({ text, own, statement, onChanged }: EventProps & { readonly statement: MadeStatement }) {
  const { statements } = own;
  const { statement_id, texto, detalle } = statement;
  const form = useRef<HTMLFormElement>(null);
  const [busy, run] = useOperation(text, own.errors);
  const [faults, setFaults] = useState<Faults>({});

  /** Undefined where something is missing; that is then said beside it. */
  function readForm(isCorrection: boolean) {
    const sent = new FormData(form.current ?? undefined);
    const words = (name: string) => String(sent.get(name) ?? '').trim();
    const [said, nota] = [words('texto'), words('nota')];
    const detail = detalle === null ? null : words('detalle') || detalle;
    const isSame = isCorrection && (said === '' || (said === texto && detail === detalle));
    const isShort = nota.length < NOTE_MIN;
    setFaults({
      ...(isSame && { texto: statements.sameWords }),
      ...(isShort && { nota: fillText(statements.noteShort, { min: String(NOTE_MIN) }) }),
    });
    if (isSame || isShort) {
      form.current?.querySelector<HTMLElement>(`[name=${isSame ? 'texto' : 'nota'}]`)?.focus();
      return undefined;
    }
    return { texto: said, detalle: detail, nota, idioma: pageIdioma() };
  }

  async function correct(event: FormEvent) {
    event.preventDefault();
    const body = readForm(true);
    if (body === undefined) return;
    if (await run(() => callEvents('correctStatement', { statement_id }, body), statements.corrected)) onChanged();
  }

  async function withdraw() {
    const body = readForm(false);
    if (body === undefined) return;
    const { nota, idioma } = body;
    const act = () => callEvents('withdrawStatement', { statement_id }, { nota, idioma });
    if (await run(act, statements.withdrawn)) onChanged();
  }

  return (
    <form ref={form} className="events-form" onSubmit={(event) => void correct(event)} noValidate>
      <TextField
        name="texto"
        label={statements.words}
        rows={3}
        max={WORDS_MAX}
        defaultValue={texto}
        fault={faults.texto}
        required
      />
      {detalle === null ? null : (
        <TextField name="detalle" label={statements.detail} rows={2} max={WORDS_MAX} defaultValue={detalle} />
      )}
      <TextField
        name="nota"
        label={statements.note}
        hint={statements.noteHint}
        rows={2}
        max={NOTE_MAX}
        fault={faults.nota}
        required
      />
      <div className="events-actions">
        <SubmitButton label={statements.correct} busyLabel={text.actions.saving} busy={busy} />
        <AskFirst
          text={text}
          label={statements.withdraw}
          question={statements.withdrawQuestion}
          busy={busy}
          onConfirm={() => void withdraw()}
        />
      </div>
    </form>
  );
}
