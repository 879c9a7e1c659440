import type { FormEvent } from 'react';
import { shortDate } from '../../platform/dates.ts';
import { pageIdioma } from '../../platform/language.ts';
import { fillText } from '../../platform/translate.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AskFirst } from '../ask-first.tsx';
import { useOperation } from '../use-operation.ts';
import { callPeople } from './people-calls.ts';
import { SUSPENSION_REASON_MAX } from './people-limits.ts';
import { PersonSection, type SectionProps } from './person-section.tsx';
import { useReason } from './use-reason.ts';

const DAY_MS = 86_400_000;
/** For so many days, or until it is lifted. */
const DURATIONS = ['d7', 'd1', 'd30', 'd365', 'always'] as const;
type Duration = (typeof DURATIONS)[number];

const endOf = (duration: Duration): string | null =>
  duration === 'always' ? null : new Date(Date.now() + Number(duration.slice(1)) * DAY_MS).toISOString();

export function SuspensionSection(props: SectionProps) {
  const { suspension } = props.own;
  return (
    <PersonSection title={suspension.title} {...(props.person.suspension ? {} : { lead: suspension.lead })}>
      {props.person.suspension ? <Suspended {...props} /> : <SuspendForm {...props} />}
    </PersonSection>
  );
}

function SuspendForm({ text, own, person, onChanged }: SectionProps) {
  const { suspension } = own;
  const { usuario_id } = person;
  const [busy, run] = useOperation(text, own.errors);
  const { fault, read } = useReason(own.needsReason);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    const motivo = read(event.currentTarget);
    if (motivo === undefined) return;
    const hasta = endOf(String(sent.get('hasta')) as Duration);
    const change = { motivo, hasta, retirar_articulos: sent.has('retirar') };
    if (await run(() => callPeople('suspendPerson', { usuario_id }, change), suspension.done)) await onChanged();
  }

  return (
    <form className="people-form" onSubmit={(event) => void save(event)} noValidate>
      <TextField
        name="motivo"
        label={suspension.reason}
        hint={suspension.reasonHint}
        rows={3}
        max={SUSPENSION_REASON_MAX}
        fault={fault}
        required
      />
      <SelectField
        name="hasta"
        label={suspension.until}
        defaultValue="d7"
        options={DURATIONS.map((duration) => [duration, suspension.days[duration]])}
      />
      {person.articulos_publicados > 0 ? (
        <label className="people-check">
          <input type="checkbox" name="retirar" />
          <span>{suspension.withdraw}</span>
        </label>
      ) : null}
      <SubmitButton label={suspension.submit} busyLabel={text.actions.saving} busy={busy} />
    </form>
  );
}

function Suspended({ text, own, person, onChanged }: SectionProps) {
  const { suspension } = own;
  const { usuario_id, alias } = person;
  const [busy, run] = useOperation(text, own.errors);
  if (person.suspension === null) return null;
  const { created_on, hasta, motivo } = person.suspension;
  const date = (iso: string) => shortDate(iso, pageIdioma());

  async function lift() {
    if (await run(() => callPeople('liftSuspension', { usuario_id }), suspension.lifted)) await onChanged();
  }

  return (
    <>
      <p>
        {hasta === null
          ? fillText(suspension.activeAlways, { desde: date(created_on) })
          : fillText(suspension.active, { desde: date(created_on), hasta: date(hasta) })}
      </p>
      <p className="people-words">{fillText(suspension.why, { motivo })}</p>
      <AskFirst
        text={text}
        label={suspension.lift}
        question={fillText(suspension.liftQuestion, { alias })}
        busy={busy}
        onConfirm={() => void lift()}
      />
    </>
  );
}
