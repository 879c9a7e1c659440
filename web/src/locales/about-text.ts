interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** The page about us is long, so its text is loaded only where it is read. */
export interface AboutText {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly mission: { readonly title: string; readonly paragraphs: readonly string[] };
  readonly values: { readonly title: string; readonly items: readonly NamedText[] };
  readonly how: { readonly title: string; readonly intro: string; readonly steps: readonly NamedText[] };
  readonly limits: { readonly title: string; readonly items: readonly string[] };
  readonly team: { readonly title: string; readonly paragraphs: readonly string[] };
  readonly accounts: { readonly title: string; readonly text: string; readonly link: string };
  readonly contact: { readonly title: string; readonly text: string; readonly write: string; readonly donate: string };
}
