import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { es } from '../locales/es.ts';
import { createTranslate } from '../platform/translate.ts';
import { TranslationProvider } from '../platform/translation.tsx';
import type { KnownBalance } from './balance.ts';
import { BalanceBadge } from './balance-badge.tsx';

const balance = vi.hoisted((): { now: unknown } => ({ now: undefined }));
vi.mock('./balance.ts', () => ({ useBalance: () => balance.now, refreshBalance: vi.fn() }));
vi.mock('../platform/page.ts', () => ({ usePage: () => ({ idioma: 'es', idioma_in_url: undefined }) }));

const translation = { t: createTranslate('es', es), countryName: (code: string) => code, countryNames: {} };

function drawn(known: KnownBalance): string {
  balance.now = known;
  return renderToStaticMarkup(
    <MemoryRouter>
      <TranslationProvider value={translation}>
        <BalanceBadge otherwise={<i>the icon</i>} />
      </TranslationProvider>
    </MemoryRouter>,
  );
}
const having = (pay_per_view: number): KnownBalance => ({
  status: 'ready',
  balance: { pay_per_view, pay_per_view_balance: pay_per_view, deuda_euros: 0, devolvible_euros: 0 },
});

test('a balance above zero is shown in euros with two decimals, and leads to the movements', () => {
  expect(drawn(having(7.5))).toMatch(
    /<a class="balance-badge"[^>]*href="\/user#transacciones"[^>]*><span>7,50\s€<\/span>/,
  );
});

test('nothing on the balance, or a balance that is not known yet, shows the icon alone', () => {
  for (const known of [having(0), { status: 'loading' } as const]) expect(drawn(known)).toBe('<i>the icon</i>');
});

test('a balance that cannot be had is never a zero: it is said, with another try', () => {
  const html = drawn({ status: 'unavailable' });
  expect(html).toContain('no disponible');
  expect(html).toContain('aria-label="Saldo no disponible. Reintentar"');
  expect(html).not.toContain('0,00');
});

test('while a balance that could not be had is asked for again, its button stays and says so', () => {
  expect(drawn({ status: 'unavailable' })).toContain('aria-busy="false"');
  const html = drawn({ status: 'loading', again: true });
  expect(html).toContain('aria-label="Saldo no disponible. Reintentar"');
  expect(html).toContain('aria-busy="true"');
});
