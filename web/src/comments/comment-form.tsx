import { commentTextVerdict, remainingCharacters } from '@poliedro/contracts/comment-text';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { accountErrorText } from '../accounts/account-error-text.ts';
import { useSession } from '../accounts/browser-session.ts';
import type { CommentsText } from '../locales/comments-text.ts';
import { usePage } from '../platform/page.ts';
import { fillText, isSingular } from '../platform/translate.ts';
import { FieldFrame } from '../ui/field-frame.tsx';
import { showToast } from '../ui/toasts.ts';
import { cappedText } from './capped-text.ts';
import { draftOf, keepDraft } from './drafts.ts';

interface CommentFormProps {
  readonly text: CommentsText;
  /** Names what was begun, so that it is still there when the form is opened again. */
  readonly draft: string;
  readonly label: string;
  /** What stands in it to begin with, where there is no draft. */
  readonly initial?: string;
  readonly words: { readonly submit: string; readonly sending: string; readonly done: string; readonly failed: string };
  readonly send: (texto: string) => Promise<void>;
  /** Where the form can be put away again. It then begins with the reader in it. */
  readonly onCancel?: () => void;
}

/** Below this it is said how much is left. */
const FEW_LEFT = 20;

/** What somebody has begun is theirs alone: whoever signs in after them finds an empty form. */
export function CommentForm({ draft, ...form }: CommentFormProps) {
  const { user } = useSession();
  return <OneWritersForm key={user?.usuario_id} draft={`${user?.usuario_id} ${draft}`} {...form} />;
}

/** The field keeps its text itself; what was typed is never lost, whatever becomes of the sending. */
function OneWritersForm({ text, draft, label, initial = '', words, send, onCancel }: CommentFormProps) {
  const { idioma } = usePage();
  const [begun] = useState(() => draftOf(draft) ?? initial);
  const area = useRef<HTMLTextAreaElement>(null);
  const [written, setWritten] = useState(begun);
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const opened = onCancel !== undefined;
  const left = remainingCharacters(written);
  const shownFault = left < 0 ? text.errors.comment_too_long : fault;

  useEffect(() => {
    if (!opened || !area.current) return;
    area.current.focus();
    area.current.setSelectionRange(area.current.value.length, area.current.value.length);
  }, [opened]);

  function onInput() {
    const field = area.current;
    if (!field) return;
    const capped = cappedText(field.value, field.selectionStart);
    if (capped) {
      field.value = capped.value;
      field.setSelectionRange(capped.caret, capped.caret);
    }
    setWritten(field.value);
    setFault(undefined);
    keepDraft(draft, field.value === initial ? undefined : field.value);
  }

  async function submit() {
    const verdict = commentTextVerdict(written);
    if (!verdict.ok) {
      setFault(text.errors[verdict.code]);
      area.current?.focus();
      return;
    }
    setBusy(true);
    try {
      await send(verdict.texto);
      keepDraft(draft, undefined);
      if (area.current && !opened) area.current.value = '';
      setWritten('');
      showToast('success', words.done);
    } catch (error) {
      const why = accountErrorText(error, text, words.failed);
      if (!area.current) showToast('error', why);
      setFault(why);
      area.current?.focus();
    } finally {
      setBusy(false);
    }
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!busy) void submit();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!busy) void submit();
  }

  function cancel() {
    // What is being sent may still be refused.
    if (!busy) keepDraft(draft, undefined);
    onCancel?.();
  }

  return (
    <form className="comment-form" method="post" noValidate onSubmit={onSubmit}>
      <FieldFrame label={label} hint={text.form.hint} fault={shownFault} count={String(left)}>
        {(control) => (
          <textarea
            {...control}
            ref={area}
            name="texto"
            rows={3}
            dir="auto"
            readOnly={busy}
            defaultValue={begun}
            onInput={(event) => {
              if (!(event.nativeEvent as InputEvent).isComposing) onInput();
            }}
            onCompositionEnd={onInput}
            onKeyDown={onKeyDown}
          />
        )}
      </FieldFrame>
      <span className="sr-only" role="status">
        {left >= 0 && left <= FEW_LEFT
          ? fillText(isSingular(left, idioma) ? text.form.leftOne : text.form.leftOther, { count: left })
          : null}
      </span>
      <div className="comment-form-actions">
        <button type="submit" className="button primary" disabled={written.trim() === ''} aria-disabled={busy}>
          {busy ? words.sending : words.submit}
        </button>
        {opened ? (
          <button type="button" className="button" onClick={cancel}>
            {text.form.cancel}
          </button>
        ) : null}
      </div>
    </form>
  );
}
