import { useId } from 'react';
import type { EditorText } from '../locales/editor-text.ts';
import { fillText } from '../platform/translate.ts';
import { Modal } from '../ui/modal.tsx';
import { Comparison } from './compare/comparison.tsx';
import type { Desk, DeskState } from './saving/desk.ts';

interface ConflictPanelProps {
  readonly conflict: NonNullable<DeskState['conflict']>;
  readonly state: DeskState;
  readonly desk: Desk;
  readonly body: unknown;
  readonly text: EditorText;
  readonly idioma: string;
  /** Later: until then nothing is saved. */
  readonly onClose: () => void;
}

/** Two texts of one article; the author says which one stands, and the other stays within reach. */
export function ConflictPanel({ conflict: { article }, state, desk, body, text, idioma, onClose }: ConflictPanelProps) {
  const { conflict: words, compare } = text;
  const titleId = useId();
  const when = new Date(article.updated_on).toLocaleString(idioma, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Modal labelledBy={titleId} className="wide" onClose={onClose}>
      <div className="editor-panel">
        <header>
          <h2 id={titleId} tabIndex={-1}>
            {words.title}
          </h2>
          <p className="dialog-lead">{fillText(words.text, { fecha: when })}</p>
        </header>
        <div className="editor-panel-body">
          <Comparison
            one={{ ...state.fields, body }}
            other={{ titular: article.titular, resumen: article.resumen, body: article.body_json }}
            oneName={words.mine}
            otherName={words.stored}
            words={compare}
          />
        </div>
        <footer className="form-actions">
          <button type="button" className="button primary" onClick={() => void desk.keepMine()}>
            {words.keepMine}
          </button>
          <button type="button" className="button" onClick={() => desk.takeStored(article)}>
            {words.takeStored}
          </button>
          <button type="button" className="quiet-button" onClick={onClose}>
            {words.later}
          </button>
        </footer>
      </div>
    </Modal>
  );
}
