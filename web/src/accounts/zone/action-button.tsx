import { useRef } from 'react';
import type { UserText } from '../../locales/zone-text.ts';
import { useAsking } from '../../ui/use-asking.ts';
import { useFocusHandedOn } from '../../ui/use-focus-handed-on.ts';
import { useAction } from './use-action.ts';

interface ActionButtonProps {
  readonly text: UserText;
  readonly label: string;
  readonly busyLabel?: string;
  /** The whole of it, where the label alone would not say of what. */
  readonly fullLabel?: string;
  readonly done?: string;
  readonly failed: string;
  readonly primary?: boolean;
  readonly act: () => Promise<void>;
}

export function ActionButton({ text, label, busyLabel, fullLabel, done, failed, primary, act }: ActionButtonProps) {
  const [busy, run] = useAction({ text, failed, act, ...(done ? { done } : {}) });
  const place = useRef<HTMLButtonElement>(null);
  useFocusHandedOn(place);
  return (
    <button
      ref={place}
      type="button"
      className={primary ? 'button primary' : 'button'}
      aria-label={fullLabel}
      aria-disabled={busy}
      onClick={run}
    >
      {busy ? (busyLabel ?? label) : label}
    </button>
  );
}

/** For what cannot be undone: asks once more, in place. */
export function ConfirmButton({ question, ...button }: ActionButtonProps & { readonly question: string }) {
  const { asking, ask, place } = useAsking();
  return (
    <div ref={place} className="confirm">
      {asking ? (
        <>
          <span>{question}</span>
          <ActionButton {...button} primary />
          <button type="button" className="button" onClick={() => ask(false)}>
            {button.text.actions.cancel}
          </button>
        </>
      ) : (
        <button type="button" className="button" aria-label={button.fullLabel} onClick={() => ask(true)}>
          {button.label}
        </button>
      )}
    </div>
  );
}
