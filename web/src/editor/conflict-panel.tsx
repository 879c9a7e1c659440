import type { EditorText } from '../locales/editor-text.ts';
import { localMoment } from '../platform/dates.ts';
import { fillText } from '../platform/translate.ts';
import { Comparison } from './compare/comparison.tsx';
import { EditorPanel } from './editor-panel.tsx';
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
  const when = localMoment(article.updated_on, idioma);
  return (
    <EditorPanel
      title={words.title}
      lead={fillText(words.text, { fecha: when })}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="button primary" onClick={() => void desk.keepMine()}>
            {words.keepMine}
          </button>
          <button type="button" className="button" onClick={() => desk.takeStored(article)}>
            {words.takeStored}
          </button>
          <button type="button" className="quiet-button" onClick={onClose}>
            {words.later}
          </button>
        </>
      }
    >
      <div className="editor-panel-body">
        <Comparison
          one={{ ...state.fields, body }}
          other={{ titular: article.titular, resumen: article.resumen, body: article.body_json }}
          oneName={words.mine}
          otherName={words.stored}
          words={compare}
        />
      </div>
    </EditorPanel>
  );
}
