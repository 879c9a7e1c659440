import { type FormEvent, type ReactNode, useId } from 'react';
import { Modal } from '../../ui/modal.tsx';

interface DialogProps {
  readonly title: string;
  readonly cancel: string;
  readonly apply: string;
  readonly onClose: () => void;
  readonly onApply: (filled: FormData) => void;
  readonly children: ReactNode;
}

/** A question about a place in the text: some fields, and two ways to go on. */
export function Dialog({ title, cancel, apply, onClose, onApply, children }: DialogProps) {
  const titleId = useId();
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onApply(new FormData(event.currentTarget));
  }
  return (
    <Modal labelledBy={titleId} className="small" onClose={onClose}>
      <form className="editor-dialog" method="post" noValidate onSubmit={onSubmit}>
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {children}
        <div className="form-actions">
          <button type="submit" className="button primary">
            {apply}
          </button>
          <button type="button" className="button" onClick={onClose}>
            {cancel}
          </button>
        </div>
      </form>
    </Modal>
  );
}
