import type { Rol } from '@poliedro/contracts/accounts';
import type { FormEvent } from 'react';
import { fillText } from '../../platform/translate.ts';
import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { AskFirst } from '../ask-first.tsx';
import { useOperation } from '../use-operation.ts';
import { callPeople } from './people-calls.ts';
import { PersonSection, type SectionProps } from './person-section.tsx';

const ROLES = ['lector', 'investigador', 'experto'] as const satisfies readonly Rol[];
const NOTE_MAX = 1000;

export function RoleSection({ text, own, person, onChanged }: SectionProps) {
  const { role } = own;
  const { usuario_id } = person;
  const [busy, run] = useOperation(text, own.errors);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    const rol = String(sent.get('rol')) as Rol;
    const nota = String(sent.get('nota') ?? '');
    if (await run(() => callPeople('changeRole', { usuario_id }, { rol, nota }), role.saved)) await onChanged();
  }

  return (
    <PersonSection title={role.title}>
      <form className="people-form" onSubmit={(event) => void save(event)}>
        <SelectField
          key={person.rol}
          name="rol"
          label={role.label}
          defaultValue={person.rol}
          options={ROLES.map((rol) => [rol, own.roles[rol]])}
        />
        <Field name="nota" label={role.note} hint={role.noteHint} maxLength={NOTE_MAX} autoComplete="off" />
        <SubmitButton label={role.save} busyLabel={text.actions.saving} busy={busy} />
      </form>
    </PersonSection>
  );
}

export function AdministratorSection({ text, own, person, onChanged }: SectionProps) {
  const { administrator } = own;
  const { usuario_id, alias, es_administrador } = person;
  const [busy, run] = useOperation(text, own.errors);

  async function change() {
    const send = () => callPeople('changeAdministrator', { usuario_id }, { es_administrador: !es_administrador });
    if (await run(send, administrator.saved)) await onChanged();
  }

  return (
    <PersonSection title={administrator.title} lead={es_administrador ? administrator.on : administrator.off}>
      <AskFirst
        text={text}
        label={es_administrador ? administrator.take : administrator.make}
        question={fillText(es_administrador ? administrator.takeQuestion : administrator.makeQuestion, { alias })}
        busy={busy}
        onConfirm={() => void change()}
      />
    </PersonSection>
  );
}
