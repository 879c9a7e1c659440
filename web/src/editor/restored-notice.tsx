import { useState } from 'react';
import type { EditorText } from '../locales/editor-text.ts';
import { localMoment } from '../platform/dates.ts';
import { fillText } from '../platform/translate.ts';

interface RestoredNoticeProps {
  readonly from: number;
  readonly words: EditorText['restored'];
  readonly idioma: string;
  /** Back to what the server has; undefined where it has nothing. */
  readonly onDiscard: (() => void) | undefined;
  /** The notice has gone: whoever had the keyboard on it goes on elsewhere. */
  readonly onAnswered: () => void;
}

/** Says that the text comes from this browser, and offers the way back. */
export function RestoredNotice({ from, words, idioma, onDiscard, onAnswered }: RestoredNoticeProps) {
  const [isShown, setShown] = useState(true);
  if (!isShown) return null;
  const answer = () => {
    setShown(false);
    onAnswered();
  };
  const fecha = localMoment(from, idioma);
  return (
    <div className="editor-notice" role="status">
      <p>{fillText(words.text, { fecha })}</p>
      <button type="button" className="quiet-button" onClick={answer}>
        {words.keep}
      </button>
      {onDiscard ? (
        <button
          type="button"
          className="quiet-button"
          onClick={() => {
            onDiscard();
            answer();
          }}
        >
          {words.discard}
        </button>
      ) : null}
    </div>
  );
}
