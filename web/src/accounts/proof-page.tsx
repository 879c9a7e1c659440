import type { ReactNode } from 'react';
import type { AccountText } from '../locales/account-text.ts';
import { useTranslation } from '../platform/translation.tsx';
import { MessagePage } from '../ui/message-page.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { accountErrorText } from './account-error-text.ts';
import type { Outcome } from './proof.ts';

interface ProofPageProps {
  readonly text: AccountText;
  readonly words: Pick<
    AccountText['emailProof'],
    'title' | 'checking' | 'doneTitle' | 'done' | 'takenTitle' | 'taken' | 'failedTitle'
  >;
  readonly path: string;
  readonly outcome: Outcome | undefined;
  readonly onRetry: () => void;
  /** Where to go on, once it is done. */
  readonly done: ReactNode;
  readonly taken: ReactNode;
  /** The whole page for a link that does not hold. */
  readonly invalid: ReactNode;
}

/** What is said to whoever comes by the link of a mail. */
export function ProofPage({ text, words, path, outcome, onRetry, done, taken, invalid }: ProofPageProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={words.title} description={text.user.description} path={path} index={false} />
      <div role="status">
        {outcome?.kind === 'done' ? (
          <MessagePage title={words.doneTitle} text={words.done}>
            {done}
          </MessagePage>
        ) : outcome?.kind === 'taken' ? (
          <MessagePage title={words.takenTitle} text={words.taken}>
            {taken}
          </MessagePage>
        ) : outcome?.kind === 'invalid' ? (
          invalid
        ) : outcome?.kind === 'failed' ? (
          <MessagePage title={words.failedTitle} text={accountErrorText(outcome.error, text, t('failure.text'))}>
            <button type="button" className="button primary" onClick={onRetry}>
              {t('site.retry')}
            </button>
          </MessagePage>
        ) : (
          <MessagePage title={words.title} text={words.checking}>
            <p className="without-script">{text.noScript}</p>
          </MessagePage>
        )}
      </div>
    </>
  );
}
