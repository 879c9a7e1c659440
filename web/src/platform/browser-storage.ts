/** localStorage where the reader allows it; where not, nothing is remembered and nothing breaks. */
export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function writeStored(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // Private windows and full disks: the choice lasts as long as the page.
  }
}
