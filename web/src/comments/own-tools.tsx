import { useEffect, useRef, useState } from 'react';
import { accountErrorText } from '../accounts/account-error-text.ts';
import type { CommentsText } from '../locales/comments-text.ts';
import { useOverTime } from '../platform/use-over-time.ts';
import { showToast } from '../ui/toasts.ts';
import { callComments } from './comment-calls.ts';
import { COMMENT_EDIT_MINUTES } from './comment-rules.ts';

interface OwnToolsProps {
  readonly text: CommentsText;
  readonly id: number;
  readonly timestamp: string;
  readonly onEdit: () => void;
  readonly onRemoved: () => void;
}

const EDIT_MS = COMMENT_EDIT_MINUTES * 60_000;

/** What one may do with one's own words: rewrite them in the first minutes, take them back always. */
export function OwnTools({ text, id, timestamp, onEdit, onRemoved }: OwnToolsProps) {
  const mayEdit = useOverTime(() => Date.now() - Date.parse(timestamp) < EDIT_MS, false);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const wasAsking = useRef(false);

  useEffect(() => {
    if (asking !== wasAsking.current) place.current?.querySelector<HTMLElement>('[data-remove]')?.focus();
    wasAsking.current = asking;
  }, [asking]);

  async function remove() {
    setBusy(true);
    try {
      await callComments('deleteComment', { comentario_id: id });
      showToast('success', text.tools.removed);
      onRemoved();
    } catch (error) {
      setBusy(false);
      showToast('error', accountErrorText(error, text, text.tools.removeFailed));
    }
  }

  return (
    <span ref={place} className="comment-tools">
      {asking ? (
        <>
          <span>{text.tools.confirm}</span>
          <button
            type="button"
            className="quiet-button danger"
            data-remove
            aria-disabled={busy}
            onClick={busy ? undefined : remove}
          >
            {busy ? text.tools.removing : text.tools.confirmed}
          </button>
          <button type="button" className="quiet-button" onClick={() => setAsking(false)}>
            {text.tools.keep}
          </button>
        </>
      ) : (
        <>
          {mayEdit ? (
            <button type="button" className="quiet-button" onClick={onEdit}>
              {text.tools.edit}
            </button>
          ) : null}
          <button type="button" className="quiet-button" data-remove onClick={() => setAsking(true)}>
            {text.tools.remove}
          </button>
        </>
      )}
    </span>
  );
}
