import type { RedaccionText } from '../locales/redaccion-text.ts';
import { useAsking } from '../ui/use-asking.ts';

interface AskFirstProps {
  readonly text: RedaccionText;
  readonly label: string;
  /** The whole of it, where the label alone would not say of what. */
  readonly fullLabel?: string;
  readonly question: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
}

/** A button for what has consequences: asks once more, in place. */
export function AskFirst({ text, label, fullLabel, question, busy, onConfirm }: AskFirstProps) {
  const { asking, ask, place } = useAsking();
  if (!asking)
    return (
      <div ref={place} className="ask-first">
        <button type="button" className="button" aria-label={fullLabel} onClick={() => ask(true)}>
          {label}
        </button>
      </div>
    );
  return (
    <div ref={place} className="ask-first">
      <span>{question}</span>
      <button
        type="button"
        className="button primary"
        aria-disabled={busy}
        onClick={() => {
          ask(false);
          onConfirm();
        }}
      >
        {text.actions.confirm}
      </button>
      <button type="button" className="button" onClick={() => ask(false)}>
        {text.actions.cancel}
      </button>
    </div>
  );
}
