import { type ReactNode, useId } from 'react';
import { Modal } from '../ui/modal.tsx';

interface EditorPanelProps {
  readonly title: string;
  readonly lead?: string;
  readonly onClose: () => void;
  /** The ways to go on. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** A wide window over the editor: what it is about, what there is to see, and the ways to go on. */
export function EditorPanel({ title, lead, onClose, actions, children }: EditorPanelProps) {
  const titleId = useId();
  return (
    <Modal labelledBy={titleId} className="wide" onClose={onClose}>
      <div className="editor-panel">
        <header>
          <h2 id={titleId} tabIndex={-1}>
            {title}
          </h2>
          {lead === undefined ? null : <p className="dialog-lead">{lead}</p>}
        </header>
        {children}
        <footer className="form-actions">{actions}</footer>
      </div>
    </Modal>
  );
}
