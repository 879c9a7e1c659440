import { type KeyboardEvent, useRef } from 'react';
import { useChosenInView } from './use-chosen-in-view.ts';

interface TabListProps<Name extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly name: Name; readonly label: string }[];
  readonly selected: Name;
  /** By key or by pointer: whoever walks along the tabs does not mean to come back to each of them. */
  readonly onSelect: (name: Name, by: 'key' | 'pointer') => void;
}

export const tabId = (name: string) => `tab-${name}`;
export const panelId = (name: string) => `panel-${name}`;

/** Tabs as the keyboard knows them: one stop, then arrows, Home and End. A row too long for the screen scrolls. */
export function TabList<Name extends string>({ label, tabs, selected, onSelect }: TabListProps<Name>) {
  const list = useRef<HTMLDivElement>(null);
  const chosen = tabs.findIndex(({ name }) => name === selected);

  useChosenInView(list, '[aria-selected="true"]', selected);

  function onKeyDown(event: KeyboardEvent) {
    const goals: Partial<Record<string, number>> = {
      ArrowRight: (chosen + 1) % tabs.length,
      ArrowLeft: (chosen - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const goal = tabs[goals[event.key] ?? -1];
    if (!goal || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    document.getElementById(tabId(goal.name))?.focus();
    onSelect(goal.name, 'key');
  }

  return (
    <div ref={list} className="tab-list" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map(({ name, label: text }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={tabId(name)}
          aria-selected={name === selected}
          aria-controls={name === selected ? panelId(name) : undefined}
          tabIndex={name === selected ? 0 : -1}
          onClick={() => onSelect(name, 'pointer')}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
