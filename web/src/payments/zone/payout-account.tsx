import type { AccountStatus } from '@poliedro/contracts/payouts';
import { can } from '@poliedro/contracts/policy';
import type { Profile } from '@poliedro/contracts/profiles';
import { useState } from 'react';
import { ZoneSection } from '../../accounts/zone/zone-section.tsx';
import { useTranslation } from '../../platform/translation.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { ProviderButton } from './provider-button.tsx';
import type { ZoneTexts } from './use-money-text.ts';
import { callZone } from './zone-calls.ts';

/** Where the provider pays in euros. */
const COUNTRIES = 'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
  ' ',
);
const FIRST_COUNTRY = 'ES';

interface PayoutAccountProps {
  readonly status: AccountStatus;
  readonly texts: ZoneTexts;
  readonly profile: Profile;
}

/** How far the account is, and the one next step with it. */
export function PayoutAccount({ status: { status }, texts, profile }: PayoutAccountProps) {
  const text = texts.money.payouts;
  return (
    <ZoneSection title={text.account} lead={text.accountLead}>
      <div className="row-end">
        <p>
          <span className={status === 'enabled' ? 'profile-mark first done' : 'profile-mark first'}>
            {text.states[status]}
          </span>
        </p>
        <p>{text[status === 'not_started' ? 'notStarted' : status]}</p>
        {can(profile, 'payout') ? (
          <NextStep status={status} texts={texts} />
        ) : (
          <p className="account-notice">
            {text.secondFactor}{' '}
            <PageLink className="text-link" to="/user#perfil" preventScrollReset>
              {text.turnOn}
            </PageLink>
          </p>
        )}
      </div>
    </ZoneSection>
  );
}

function NextStep({ status, texts }: { status: AccountStatus['status']; texts: ZoneTexts }) {
  const text = texts.money.payouts;
  if (status === 'not_started') return <SetUp texts={texts} />;
  const isEnabled = status === 'enabled';
  const type = isEnabled ? 'account_update' : 'account_onboarding';
  return (
    <ProviderButton
      texts={texts}
      label={isEnabled ? text.dashboard : text.complete}
      failed={isEnabled ? text.dashboardFailed : text.setupFailed}
      ask={() => callZone('createAccountLink', { type })}
    />
  );
}

function SetUp({ texts }: { texts: ZoneTexts }) {
  const { countryName } = useTranslation();
  const [country, setCountry] = useState(FIRST_COUNTRY);
  const text = texts.money.payouts;
  const options = COUNTRIES.map((code) => [code, countryName(code)] as const);
  return (
    <div className="payout-setup">
      <SelectField
        name="country"
        label={text.country}
        defaultValue={FIRST_COUNTRY}
        options={options.toSorted(([, a], [, b]) => a.localeCompare(b))}
        onChoose={setCountry}
      />
      <ProviderButton
        texts={texts}
        label={text.setUp}
        failed={text.setupFailed}
        ask={async () => {
          await callZone('createConnectedAccount', { business_type: 'individual', country });
          return callZone('createAccountLink', { type: 'account_onboarding' });
        }}
      />
    </div>
  );
}
