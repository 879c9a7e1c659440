import type { Idioma } from '@poliedro/contracts/language';
import type { OpenAccounts } from '@poliedro/contracts/open-accounts';
import { loadOpenAccountsText } from '../locales/open-accounts.ts';
import type { OpenAccountsText } from '../locales/open-accounts-text.ts';
import type { Api } from '../platform/api.ts';

export interface OpenAccountsData {
  readonly text: OpenAccountsText;
  /** Null where they could not be had. */
  readonly accounts: OpenAccounts | null;
}

/** What the page says also stands where its figures cannot come. */
export async function loadOpenAccounts(api: Api, idioma: Idioma, signal?: AbortSignal): Promise<OpenAccountsData> {
  const [text, accounts] = await Promise.all([
    loadOpenAccountsText(idioma),
    api('getOpenAccounts', {}, {}, signal).catch(() => null),
  ]);
  return { text, accounts };
}
