import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFocusHandedOn } from '../../ui/use-focus-handed-on.ts';

interface RevealProps {
  readonly label: string;
  /** What the button opens; it is told how to be put away again. */
  readonly children: (close: () => void) => ReactNode;
}

/**
 * A button that gives its place to a form. Focus goes to its first field, or to all of it where it has none, and back
 * to the button when it is put away.
 */
export function Reveal({ label, children }: RevealProps) {
  const [open, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  useFocusHandedOn(place);

  useEffect(() => {
    const box = place.current;
    if (open && box && !box.contains(document.activeElement))
      (box.querySelector<HTMLElement>('input:not([hidden]), select, textarea') ?? box).focus();
    else if (!open && wasOpen.current) box?.querySelector('button')?.focus();
    wasOpen.current = open;
  }, [open]);

  return (
    <div ref={place} className="reveal" tabIndex={-1}>
      {open ? (
        children(() => setOpen(false))
      ) : (
        <button type="button" className="button" onClick={() => setOpen(true)}>
          {label}
        </button>
      )}
    </div>
  );
}
