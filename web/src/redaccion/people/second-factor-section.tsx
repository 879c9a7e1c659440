import type { FormEvent } from 'react';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useOperation } from '../use-operation.ts';
import { callPeople } from './people-calls.ts';
import { SUSPENSION_REASON_MAX } from './people-limits.ts';
import { PersonSection, type SectionProps } from './person-section.tsx';
import { useReason } from './use-reason.ts';

/** For who has lost it. */
export function SecondFactorSection({ text, own, person, onChanged }: SectionProps) {
  const { factor } = own;
  const { usuario_id } = person;
  const [busy, run] = useOperation(text, own.errors);
  const { fault, read } = useReason(own.needsReason);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const motivo = read(event.currentTarget);
    if (motivo === undefined) return;
    if (await run(() => callPeople('resetSecondFactor', { usuario_id }, { motivo }), factor.done)) await onChanged();
  }

  if (!person.segundo_factor) return <PersonSection title={factor.title} lead={factor.none} />;
  return (
    <PersonSection title={factor.title} lead={factor.lead}>
      <form className="people-form" onSubmit={(event) => void save(event)} noValidate>
        <TextField name="motivo" label={factor.reason} rows={2} max={SUSPENSION_REASON_MAX} fault={fault} required />
        <SubmitButton label={factor.submit} busyLabel={text.actions.saving} busy={busy} />
      </form>
    </PersonSection>
  );
}
