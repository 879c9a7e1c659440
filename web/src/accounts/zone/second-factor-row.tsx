import type { User } from '@poliedro/contracts/accounts';
import { CircleCheck } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyOr } from '../../later/lazy-or.ts';
import { showToast } from '../../ui/toasts.ts';
import { callAccount } from '../account-calls.ts';
import { checkSession, signIn } from '../browser-session.ts';
import { AppCodeForm } from '../second-factor-form.tsx';
import type { PanelProps } from './panel.ts';
import { PasswordGate } from './password-gate.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { Reveal } from './reveal.tsx';
import { ZoneRow } from './zone-section.tsx';

/** Without it there is still the key to write into the app. */
const QrCode = lazyOr(
  () => import('./qr-code.tsx').then((module) => module.QrCode),
  () => null,
);

interface Begun {
  readonly totp_uri: string;
  readonly recovery_codes: readonly string[];
}

export function SecondFactorRow({ text, profile }: PanelProps) {
  const [codes, setCodes] = useState<readonly string[]>();
  const place = useRef<HTMLDivElement>(null);
  const hadCodes = useRef(false);
  const on = profile.segundo_factor;

  useEffect(() => {
    if (!codes && hadCodes.current) place.current?.querySelector('button')?.focus();
    hadCodes.current = codes !== undefined;
  }, [codes]);

  return (
    <ZoneRow name={text.authenticator.name} hint={text.authenticator.explanation}>
      <p>
        {on ? (
          <span className="profile-mark done first">
            <CircleCheck className="icon" aria-hidden="true" />
            {text.authenticator.on}
          </span>
        ) : (
          text.authenticator.off
        )}
      </p>
      <div ref={place}>
        {codes ? (
          <RecoveryCodes text={text} codes={codes} onKept={() => setCodes(undefined)} />
        ) : (
          <Reveal label={on ? text.authenticator.turnOff : text.authenticator.turnOn}>
            {(close) =>
              on ? (
                <TurnOff text={text} email={profile.email} onClose={close} />
              ) : (
                <TurnOn text={text} email={profile.email} onClose={close} onCodes={setCodes} />
              )
            }
          </Reveal>
        )}
      </div>
    </ZoneRow>
  );
}

interface TurnProps extends Pick<PanelProps, 'text'> {
  readonly email: string;
  readonly onClose: () => void;
}

function TurnOff({ text, email, onClose }: TurnProps) {
  return (
    <PasswordGate
      text={text}
      email={email}
      lead={text.authenticator.offLead}
      submit={text.authenticator.turnOff}
      sending={text.actions.checking}
      failed={text.authenticator.offFailed}
      onCancel={onClose}
      send={async (password) => {
        await callAccount('disableSecondFactor', { password });
        showToast('success', text.authenticator.turnedOff);
        onClose();
        await checkSession();
      }}
    />
  );
}

/** First the password, then the app and a code of it; the codes for bad days are shown when all of it holds. */
function TurnOn({
  text,
  email,
  onClose,
  onCodes,
}: TurnProps & { readonly onCodes: (codes: readonly string[]) => void }) {
  const [begun, setBegun] = useState<Begun>();
  if (!begun) {
    return (
      <PasswordGate
        text={text}
        email={email}
        submit={text.actions.next}
        sending={text.actions.checking}
        failed={text.authenticator.onFailed}
        onCancel={onClose}
        send={async (password) => setBegun(await callAccount('enableSecondFactor', { password }))}
      />
    );
  }
  return (
    <Scan
      text={text}
      totp_uri={begun.totp_uri}
      onClose={onClose}
      onUser={(user) => {
        onCodes(begun.recovery_codes);
        signIn(user);
        showToast('success', text.authenticator.turnedOn);
      }}
    />
  );
}

interface ScanProps extends Pick<PanelProps, 'text'> {
  readonly totp_uri: string;
  readonly onClose: () => void;
  readonly onUser: (user: User) => void;
}

function Scan({ text, totp_uri, onClose, onUser }: ScanProps) {
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => lead.current?.focus(), []);
  const secret = new URL(totp_uri).searchParams.get('secret') ?? '';
  return (
    <div className="authenticator">
      <p ref={lead} tabIndex={-1}>
        {text.authenticator.scan}
      </p>
      <Suspense fallback={<span className="qr-code skeleton" aria-hidden="true" />}>
        <QrCode content={totp_uri} label={text.authenticator.picture} />
      </Suspense>
      <p className="quiet">
        {text.authenticator.secret} <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <AppCodeForm text={text} cancel={{ label: text.actions.cancel, onCancel: onClose }} onUser={onUser} />
    </div>
  );
}
