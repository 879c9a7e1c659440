import type { OpenAccounts } from '@poliedro/contracts/open-accounts';
import type { OpenAccountsText } from '../../locales/open-accounts-text.ts';
import { longDate } from '../../platform/dates.ts';
import { usePage } from '../../platform/page.ts';
import { fillText } from '../../platform/translate.ts';

interface ProofNoteProps {
  readonly accounts: OpenAccounts;
  readonly text: OpenAccountsText['proof'];
}

/** Why the figures can be believed, and how to look for oneself. */
export function ProofNote({ accounts: { comprobado_on, fallos, actualizado_on }, text }: ProofNoteProps) {
  const { idioma } = usePage();
  const proved = comprobado_on
    ? fillText(fallos ? text.faulty : text.proved, { fecha: longDate(comprobado_on, idioma), count: fallos ?? 0 })
    : text.never;
  return (
    <>
      <p>{text.text}</p>
      <p className={fallos ? 'proof faulty' : 'proof'}>{proved}</p>
      <p className="quiet-line">
        {fillText(text.updated, { fecha: longDate(actualizado_on, idioma) })}{' '}
        <a className="text-link" href="/api/cuentas">
          {text.json}
        </a>
      </p>
    </>
  );
}
