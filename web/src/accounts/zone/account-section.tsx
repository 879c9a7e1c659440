import { CircleCheck } from 'lucide-react';
import { shortDate } from '../../platform/dates.ts';
import { usePage } from '../../platform/page.ts';
import { fillText } from '../../platform/translate.ts';
import { useTranslation } from '../../platform/translation.tsx';
import { useLoading } from '../../platform/use-loading.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { callAccount } from '../account-calls.ts';
import { ResendVerification } from '../resend-verification.tsx';
import { AliasForm } from './alias-form.tsx';
import { EmailForm } from './email-form.tsx';
import type { PanelProps } from './panel.ts';
import { Reveal } from './reveal.tsx';
import { ZoneRow, ZoneSection } from './zone-section.tsx';

export function AccountSection({ text, profile, onChange }: PanelProps) {
  const { idioma } = usePage();
  const since = fillText(text.profile.since, { fecha: shortDate(profile.created_on, idioma) });
  return (
    <ZoneSection title={text.profile.title} lead={since}>
      <ZoneRow name={text.user.alias}>
        <p>{profile.alias}</p>
        <Reveal label={text.profile.changeAlias}>
          {(close) => <AliasForm text={text} alias={profile.alias} onClose={close} />}
        </Reveal>
        <PageLink className="text-link row-link" to={`/user/${profile.usuario_id}`}>
          {text.profile.publicLink}
        </PageLink>
      </ZoneRow>
      <ZoneRow name={text.user.email}>
        <p>
          {profile.email} <EmailMark text={text} verified={profile.email_verificado} />
        </p>
        {profile.email_verificado ? null : (
          <div className="profile-proof">
            <p>{text.user.unverifiedText}</p>
            <ResendVerification text={text} />
          </div>
        )}
        {profile.correo_nuevo ? (
          <p className="account-notice">{fillText(text.email.waiting, { correo: profile.correo_nuevo })}</p>
        ) : null}
        <Reveal label={text.email.change}>
          {(close) => (
            <EmailForm
              text={text}
              email={profile.email}
              onClose={close}
              onSent={(correo_nuevo) => onChange({ correo_nuevo })}
            />
          )}
        </Reveal>
      </ZoneRow>
      <ZoneRow name={text.user.rol}>
        <p>{text.user.roles[profile.rol]}</p>
      </ZoneRow>
      <ZoneRow name={text.profile.location} hint={text.profile.locationHint}>
        <Location none={text.profile.noLocation} />
      </ZoneRow>
    </ZoneSection>
  );
}

function EmailMark({ text, verified }: { text: PanelProps['text']; verified: boolean }) {
  if (!verified) return <span className="profile-mark">{text.user.unverified}</span>;
  return (
    <span className="profile-mark done">
      <CircleCheck className="icon" aria-hidden="true" />
      {text.user.verified}
    </span>
  );
}

const loadLocation = () => callAccount('getLocation');

function Location({ none }: { none: string }) {
  const { countryName } = useTranslation();
  const location = useLoading(loadLocation);
  if (location.status === 'loading') return <span className="skeleton h-5 w-24" aria-hidden="true" />;
  const code = location.status === 'ready' ? location.value.pais_iso_code : null;
  return <p>{code ? countryName(code) : none}</p>;
}
