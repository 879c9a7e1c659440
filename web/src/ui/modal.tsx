import { type ReactNode, type SyntheticEvent, useCallback, useLayoutEffect, useRef } from 'react';
import { ToastRegion } from './toast-region.tsx';

interface ModalProps {
  readonly labelledBy: string;
  readonly className: string;
  readonly onClose: () => void;
  /** Makes way for a question of somebody else's that stands over the whole page; what is in it stays as it is. */
  readonly isAside?: boolean;
  readonly children: ReactNode;
}

/**
 * The platform's own dialog: it traps focus, makes the page behind it inert and closes on Esc. It starts with its
 * heading focused (what is read first) and gives focus back to whatever had it.
 */
export function Modal({ labelledBy, className, onClose, isAside = false, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = useCallback(() => {
    dialog.current?.showModal();
    document.getElementById(labelledBy)?.focus({ preventScroll: true });
  }, [labelledBy]);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isAside || !element) return;
    element.close();
    return open;
  }, [isAside, open]);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement;
    open();
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [open]);

  /** Where the pointer went down: whoever selects words and lets go outside does not want to leave. */
  const pressed = useRef<EventTarget>(null);
  function closeInstead(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== dialog.current) return;
    if (event.type === 'click' && pressed.current !== dialog.current) return;
    event.preventDefault();
    onClose();
  }

  /** The platform closes it by itself where Esc is pressed twice; whether it is left is for whoever opened it to say. */
  function stayUntilLeft({ target }: SyntheticEvent<HTMLDialogElement>) {
    const element = dialog.current;
    if (element === null || target !== element || element.open || isAside) return;
    open();
    onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way to leave is Esc, which arrives as cancel
    <dialog
      ref={dialog}
      className={`modal ${className}`}
      aria-labelledby={labelledBy}
      onCancel={closeInstead}
      onClose={stayUntilLeft}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={closeInstead}
    >
      {children}
      <ToastRegion />
    </dialog>
  );
}
