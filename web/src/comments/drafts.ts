/** What was begun and not sent, by who began it and the form it was begun in; it lasts as long as the page. */
const drafts = new Map<string, string>();

export function draftOf(name: string): string | undefined {
  return drafts.get(name);
}

export function keepDraft(name: string, text: string | undefined): void {
  if (text) drafts.set(name, text);
  else drafts.delete(name);
}
