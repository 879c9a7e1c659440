import { CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { EditorText } from '../locales/editor-text.ts';
import { ApiError } from '../platform/api-error.ts';
import { PageLink } from '../ui/page-link.tsx';
import { isDraftKept } from './draft/kept.ts';

/** What went wrong where nobody caught it; an answer that did not come is not among it. */
export function useUncaughtError(): string | undefined {
  const [message, setMessage] = useState<string>();
  useEffect(() => {
    const show = (error: unknown) => {
      if (!(error instanceof Error) || error instanceof ApiError || error.name === 'AbortError') return;
      setMessage(error.message);
    };
    const onError = ({ error }: ErrorEvent) => show(error);
    const onRejection = ({ reason }: PromiseRejectionEvent) => show(reason);
    addEventListener('error', onError);
    addEventListener('unhandledrejection', onRejection);
    return () => {
      removeEventListener('error', onError);
      removeEventListener('unhandledrejection', onRejection);
    };
  }, []);
  return message;
}

/** Fills the screen: what stands behind it cannot be relied upon. What was written is in this browser, where that keeps it. */
export function EditorFailure({ text: { failure }, message }: { text: EditorText; message: string }) {
  return (
    <div className="editor-failure" role="alert">
      <CircleAlert className="icon" aria-hidden="true" />
      <h1 tabIndex={-1}>{failure.title}</h1>
      <p className="editor-failure-message">{message}</p>
      <p>{isDraftKept() ? failure.safe : failure.notKept}</p>
      <div className="form-actions">
        <button type="button" className="button primary" onClick={() => location.reload()}>
          {failure.reload}
        </button>
        <PageLink className="button" to="/user" reloadDocument>
          {failure.back}
        </PageLink>
      </div>
    </div>
  );
}
