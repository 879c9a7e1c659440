import { Flag } from 'lucide-react';
import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { fetchCode } from '../later/fetch-code.ts';
import { lazyOr } from '../later/lazy-or.ts';
import { loadInteractionsText } from '../locales/interactions.ts';
import { pageIdioma } from '../platform/language.ts';
import { useTranslation } from '../platform/translation.tsx';
import { showToast } from '../ui/toasts.ts';
import type { ReportAbout } from './report-rules.ts';
import { useInteractionsText } from './use-interactions-text.ts';

interface ReportButtonProps {
  readonly about: ReportAbout;
  /** What it is called, or whose it is: a page has many such buttons. */
  readonly of?: string;
  /** The element that says what it is, where it has no name. */
  readonly describedBy?: string;
}

/** Tells us that something is wrong; for everybody, signed in or not. */
export function ReportButton(props: ReportButtonProps) {
  return (
    <Suspense>
      <Button {...props} />
    </Suspense>
  );
}

/** Where its texts cannot come, the page stands without it. */
const Button = lazyOr(
  async () => {
    if (typeof document !== 'undefined') await loadInteractionsText(pageIdioma());
    return LoadedButton;
  },
  () => null,
);

function LoadedButton({ about, of, describedBy }: ReportButtonProps) {
  const text = useInteractionsText();
  const { t } = useTranslation();
  const [opened, setOpened] = useState<typeof import('./report-dialog.tsx')>();
  const label = 'comentario_id' in about ? text.report.comment : text.report.error;

  function open() {
    fetchCode(() => import('./report-dialog.tsx')).then(setOpened, () => showToast('error', t('failure.offlineText')));
  }

  return (
    <>
      <button
        type="button"
        className="quiet-button needs-script"
        aria-haspopup="dialog"
        aria-label={of ? `${label}: ${of}` : undefined}
        aria-describedby={describedBy}
        onClick={open}
      >
        <Flag className="icon" aria-hidden="true" />
        {label}
      </button>
      {opened
        ? createPortal(
            <opened.ReportDialog about={about} text={text} onClose={() => setOpened(undefined)} />,
            document.body,
          )
        : null}
    </>
  );
}
