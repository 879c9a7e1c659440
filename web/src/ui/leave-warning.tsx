import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import { Modal } from './modal.tsx';

const TITLE_ID = 'leave-title';

interface LeaveWarningProps {
  readonly words: Readonly<Record<'title' | 'text' | 'stay' | 'go', string>>;
  readonly active: boolean;
  /** Whether an address is still part of what is unsaved; going there is no leaving. */
  readonly isHere?: (next: Location) => boolean;
}

const nowhere = () => false;

/** Whoever goes away from something unsaved is asked, on this site in our words, else in the browser's. */
export function LeaveWarning({ words, active, isHere = nowhere }: LeaveWarningProps) {
  const blocker = useBlocker(({ nextLocation }) => active && !isHere(nextLocation));

  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [active]);

  if (blocker.state !== 'blocked') return null;
  return (
    <Modal labelledBy={TITLE_ID} className="small" onClose={blocker.reset}>
      <div className="question">
        <h2 id={TITLE_ID} tabIndex={-1}>
          {words.title}
        </h2>
        <p>{words.text}</p>
        <div className="form-actions">
          <button type="button" className="button primary" onClick={blocker.reset}>
            {words.stay}
          </button>
          <button type="button" className="button" onClick={blocker.proceed}>
            {words.go}
          </button>
        </div>
      </div>
    </Modal>
  );
}
