import type { Application } from '@poliedro/contracts/applications';
import { useState } from 'react';
import type { UserText } from '../../locales/zone-text.ts';
import { fillText } from '../../platform/translate.ts';
import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { callAccount } from '../account-calls.ts';
import { AccountForm } from '../account-form.tsx';
import { APPLICATION_REASON_MAX, linkAddress, linkFault, reasonFault } from '../field-rules.ts';
import { useAccountForm } from '../use-account-form.ts';

interface ApplicationFormProps {
  readonly text: UserText;
  readonly roles: readonly Application['rol'][];
  readonly onClose: () => void;
  readonly onSent: (solicitud: Application) => void;
}

/** As many as an application may have. */
const LINKS = ['enlace1', 'enlace2', 'enlace3', 'enlace4', 'enlace5'] as const;

export function ApplicationForm({ text, roles, onClose, onSent }: ApplicationFormProps) {
  const [shown, setShown] = useState(1);
  const form = useAccountForm({
    text,
    rules: {
      rol: () => undefined,
      motivo: reasonFault,
      enlace1: linkFault,
      enlace2: linkFault,
      enlace3: linkFault,
      enlace4: linkFault,
      enlace5: linkFault,
    },
    failed: text.application.failed,
    retryField: 'motivo',
    async send({ rol, motivo, ...links }) {
      const enlaces = LINKS.map((name) => linkAddress(links[name])).filter(Boolean);
      const { solicitud } = await callAccount('applyForRole', { rol: rol as Application['rol'], motivo, enlaces });
      onSent(solicitud);
    },
  });
  return (
    <AccountForm
      form={form}
      submit={text.application.submit}
      sending={text.application.sending}
      cancel={{ label: text.actions.cancel, onCancel: onClose }}
    >
      <SelectField
        name="rol"
        label={text.application.rol}
        defaultValue={roles[0] ?? 'experto'}
        options={roles.map((rol) => [rol, text.application.roles[rol]])}
      />
      <TextField
        name="motivo"
        label={text.application.motivo}
        hint={text.application.motivoHint}
        rows={6}
        max={APPLICATION_REASON_MAX}
        required
        fault={form.faults.motivo}
      />
      {LINKS.slice(0, shown).map((name, index) => (
        <Field
          key={name}
          name={name}
          type="url"
          inputMode="url"
          label={fillText(text.application.enlace, { numero: index + 1 })}
          {...(index === 0 ? { hint: text.application.enlaceHint } : {})}
          autoComplete="off"
          autoFocus={index > 0}
          fault={form.faults[name]}
        />
      ))}
      {shown < LINKS.length ? (
        <button type="button" className="text-link add-link" onClick={() => setShown(shown + 1)}>
          {text.application.addLink}
        </button>
      ) : null}
    </AccountForm>
  );
}
