import type { Passkey } from '@poliedro/contracts/passkeys';
import { useRef, useState } from 'react';
import { shortDate } from '../../platform/dates.ts';
import { usePage } from '../../platform/page.ts';
import { fillText } from '../../platform/translate.ts';
import { useLoading } from '../../platform/use-loading.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { callAccount } from '../account-calls.ts';
import { knowsPasskeys } from '../passkeys.ts';
import { ConfirmButton } from './action-button.tsx';
import { AddPasskeyForm } from './add-passkey-form.tsx';
import type { PanelProps } from './panel.ts';
import { Reveal } from './reveal.tsx';
import { ZoneRow } from './zone-section.tsx';

const loadPasskeys = () => callAccount('listPasskeys').then(({ passkeys }) => passkeys);

export function PasskeysRow({ text, profile }: PanelProps) {
  const loading = useLoading(loadPasskeys);
  return (
    <ZoneRow name={text.passkeys.name} hint={text.passkeys.explanation}>
      {loading.status === 'ready' ? (
        <Passkeys text={text} email={profile.email} first={loading.value} />
      ) : loading.status === 'failed' ? (
        <ErrorNotice text={text.passkeys.loadFailed} onRetry={loading.retry} />
      ) : (
        <span className="skeleton h-11 w-48" aria-hidden="true" />
      )}
    </ZoneRow>
  );
}

interface PasskeysProps extends Pick<PanelProps, 'text'> {
  readonly email: string;
  readonly first: readonly Passkey[];
}

function Passkeys({ text, email, first }: PasskeysProps) {
  const { idioma } = usePage();
  const [passkeys, setPasskeys] = useState(first);
  const place = useRef<HTMLDivElement>(null);

  async function remove(passkey_id: number) {
    await callAccount('removePasskey', { passkey_id });
    setPasskeys((known) => known.filter((other) => other.passkey_id !== passkey_id));
    place.current?.focus();
  }

  return (
    <div ref={place} className="zone-stack" tabIndex={-1}>
      {passkeys.length > 0 ? (
        <ul className="thing-list" aria-label={text.passkeys.name}>
          {passkeys.map(({ passkey_id, nombre, created_on }) => (
            <li key={passkey_id}>
              <div>
                <b>{nombre}</b>
                <p className="field-note">
                  {fillText(text.passkeys.created, { fecha: shortDate(created_on, idioma) })}
                </p>
              </div>
              <ConfirmButton
                text={text}
                label={text.passkeys.remove}
                fullLabel={fillText(text.passkeys.removeOf, { nombre })}
                question={text.passkeys.confirmRemove}
                done={text.passkeys.removed}
                failed={text.passkeys.removeFailed}
                act={() => remove(passkey_id)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {knowsPasskeys() ? (
        <Reveal label={text.passkeys.add}>
          {(close) => (
            <AddPasskeyForm
              text={text}
              email={email}
              onClose={close}
              onAdded={(passkey) => setPasskeys((known) => [...known, passkey])}
            />
          )}
        </Reveal>
      ) : (
        <p className="account-notice">{text.passkeys.unsupported}</p>
      )}
    </div>
  );
}
