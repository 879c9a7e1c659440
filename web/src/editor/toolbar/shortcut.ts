const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** As assistive technology wants it named: `Control+B`, on a Mac `Meta+B`. */
export const keyShortcut = (shortcut: string): string => (isMac() ? shortcut.replace('Control', 'Meta') : shortcut);

/** As it stands on the keys. */
export function keysOf(shortcut: string): string[] {
  const names: Record<string, string> = isMac() ? { Control: '⌘', Alt: '⌥', Shift: '⇧' } : { Control: 'Ctrl' };
  return shortcut.split('+').map((key) => names[key] ?? key);
}
