import { Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ReportAbout } from './report-rules.ts';
import { useInteractionsText } from './use-interactions-text.ts';

const ReportDialog = lazy(() => import('./report-dialog.tsx').then((module) => ({ default: module.ReportDialog })));

/** Tells us that something is wrong; for everybody, signed in or not. */
export function ReportButton({ about }: { about: ReportAbout }) {
  return (
    <Suspense>
      <Button about={about} />
    </Suspense>
  );
}

function Button({ about }: { about: ReportAbout }) {
  const text = useInteractionsText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="quiet-button needs-script" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Flag className="icon" aria-hidden="true" />
        {'comentario_id' in about ? text.report.comment : text.report.error}
      </button>
      {open
        ? createPortal(
            <Suspense>
              <ReportDialog about={about} text={text} onClose={() => setOpen(false)} />
            </Suspense>,
            document.body,
          )
        : null}
    </>
  );
}
