import type { AccountStatus } from '@poliedro/contracts/payouts';
import type { Profile } from '@poliedro/contracts/profiles';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { moneyEs } from '../../locales/money.es.ts';
import { PayoutAccount } from './payout-account.tsx';
import type { ZoneTexts } from './use-money-text.ts';

vi.mock('../../platform/page.ts', () => ({ usePage: () => ({ idioma: 'es', idioma_in_url: undefined }) }));

const texts = { money: moneyEs } as ZoneTexts;

function drawn(status: AccountStatus['status'], segundo_factor = true): string {
  const profile = { rol: 'investigador', es_administrador: false, segundo_factor } as Profile;
  return renderToStaticMarkup(
    <MemoryRouter>
      <PayoutAccount status={{ status } as AccountStatus} texts={texts} profile={profile} />
    </MemoryRouter>,
  );
}

test.each([
  ['not_started', 'Configurar la cuenta'],
  ['incomplete', 'Completar la configuración'],
  ['enabled', 'Abrir el panel'],
] as const)('an account that is %s has one next step: %s', (status, step) => {
  const html = drawn(status);
  expect(html.match(/<button/g)).toHaveLength(1);
  expect(html).toContain(step);
});

test('the country to begin with is Spain', () => {
  expect(drawn('not_started')).toContain('<option value="ES" selected="">');
});

test('without a second factor there is a way to it instead', () => {
  const html = drawn('not_started', false);
  expect(html).not.toContain('<button');
  expect(html).toContain('Para cobrar hace falta el segundo factor');
});
