import { createContext, type KeyboardEvent, type ReactNode, use, useRef, useState } from 'react';
import { keyShortcut, keysOf } from './shortcut.ts';

const TabStop = createContext<{ readonly name: string; readonly move: (name: string) => void }>({
  name: '',
  move: () => {},
});

interface ToolbarProps {
  readonly label: string;
  readonly className?: string;
  /** The button that the keyboard comes to first. */
  readonly first: string;
  readonly children: ReactNode;
}

/** Buttons as the keyboard knows them: one stop, then arrows, Home and End. */
export function Toolbar({ label, className = '', first, children }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [name, move] = useState(first);

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const here = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const goals: Partial<Record<string, number>> = {
      ArrowRight: (here + 1) % buttons.length,
      ArrowLeft: (here - 1 + buttons.length) % buttons.length,
      Home: 0,
      End: buttons.length - 1,
    };
    const goal = buttons[goals[event.key] ?? -1];
    if (!goal) return;
    event.preventDefault();
    move(goal.name);
    goal.focus();
  }

  return (
    <TabStop value={{ name, move }}>
      <div ref={bar} role="toolbar" aria-label={label} className={`tools ${className}`} onKeyDown={onKeyDown}>
        {children}
      </div>
    </TabStop>
  );
}

interface ToolProps {
  readonly name: string;
  readonly label: string;
  /** As the keyboard's own words have it, such as `Control+B`. */
  readonly shortcut?: string | undefined;
  /** Whether what it switches is on; undefined for what only acts. */
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly className?: string;
  /** Gives it the hue of a tag. */
  readonly etiqueta?: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

export function Tool(props: ToolProps) {
  const { name, label, shortcut, pressed, disabled = false, className = '', etiqueta, onPress, children } = props;
  const stop = use(TabStop);
  return (
    <button
      type="button"
      name={name}
      data-etiqueta={etiqueta}
      className={`tool ${className}`}
      aria-label={label}
      title={shortcut ? `${label} (${keysOf(shortcut).join('+')})` : label}
      aria-keyshortcuts={shortcut && keyShortcut(shortcut)}
      aria-pressed={pressed}
      aria-disabled={disabled}
      tabIndex={stop.name === name ? 0 : -1}
      onFocus={() => stop.move(name)}
      // The selection stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={disabled ? undefined : onPress}
    >
      {children}
    </button>
  );
}
