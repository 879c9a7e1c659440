import { enableAccount } from '../objects/accounts.ts';
import { balanceOf } from '../objects/balance.ts';
import type { Account } from '../wire.ts';
import type { OnboardingLink, World } from '../world.ts';
import { dateOf, escapeHtml, euros, page } from './page.ts';

/** A link is good once, and for a few minutes. */
export function openLink(world: World, account: Account, id: string): OnboardingLink | undefined {
  const link = world.links.find(id);
  if (link === undefined || link.account !== account.id) return undefined;
  const spent = link.used || link.expires_at < world.clock.now();
  if (!spent) world.links.put({ ...link, used: true });
  return { ...link, used: spent };
}

export const onboardingPage = (account: Account, link: OnboardingLink): string =>
  page(
    'Datos para cobrar',
    `<p>Cuenta ${escapeHtml(account.id)}${account.email === null ? '' : ` de ${escapeHtml(account.email)}`}.</p>
<form method="post" action="/onboarding/${account.id}"><input type="hidden" name="link" value="${link.id}">
<label>Nombre y apellidos <input name="name" autocomplete="name" required></label>
<label>IBAN <input name="iban" autocomplete="off" required></label>
<button>Enviar y volver</button></form>
<p><a href="${escapeHtml(link.return_url)}">Volver sin terminar</a></p>`,
  );

/** Where the form leads to. Names and IBAN are not kept. */
export function completeOnboarding(world: World, account: Account, linkId: string): string | undefined {
  const link = world.links.find(linkId);
  if (link === undefined || link.account !== account.id) return undefined;
  enableAccount(world, account);
  return link.return_url;
}

export function dashboardPage(world: World, account: Account): string {
  const records = world.recordsOf(account.id);
  const { available, pending } = balanceOf(world, records);
  const rows = [...records.balance_transactions.newestFirst()].map(
    ({ created, description, amount }) =>
      `<tr><td>${dateOf(created)}</td><td>${escapeHtml(description ?? 'Transferencia')}</td><td>${euros(amount)}</td></tr>`,
  );
  const table = `<table><thead><tr><th scope="col">Fecha</th><th scope="col">Concepto</th><th scope="col">Importe</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return page(
    'Panel de cobros',
    `<p>Saldo: <strong>${euros(available + pending)}</strong></p><h2>Transferencias recibidas</h2>${rows.length > 0 ? table : '<p>Todavía no hay ninguna.</p>'}`,
  );
}
