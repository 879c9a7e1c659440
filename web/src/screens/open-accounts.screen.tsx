import { data, useRevalidator } from 'react-router';
import { AccountBook } from '../payments/open-accounts/account-book.tsx';
import { browserApi, hostApi } from '../platform/api.ts';
import { hostContext } from '../platform/host.ts';
import { pageIdioma } from '../platform/language.ts';
import { ErrorNotice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import type { Route } from './+types/open-accounts.screen.ts';
import { loadOpenAccounts } from './open-accounts.load.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const loaded = await loadOpenAccounts(hostApi(context), context.get(hostContext).idioma);
  return loaded.accounts ? data(loaded) : data(loaded, { headers: { 'Cache-Control': 'no-store' } });
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadOpenAccounts(browserApi, pageIdioma(), request.signal);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function OpenAccountsScreen({ loaderData: { text, accounts } }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <div className="wrap accounts">
      <PageHead title={text.title} description={text.description} path="/cuentas" />
      <header className="about-lead">
        <h1 tabIndex={-1}>{text.title}</h1>
        <p>{text.lead}</p>
      </header>
      {accounts ? (
        <AccountBook accounts={accounts} text={text} />
      ) : (
        <ErrorNotice text={text.failed} busy={state === 'loading'} onRetry={() => void revalidate()} />
      )}
    </div>
  );
}
