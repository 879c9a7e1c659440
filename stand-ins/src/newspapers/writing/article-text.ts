export interface Quote {
  readonly text: string;
  readonly speaker: string;
  readonly role: string;
}

/** A paragraph, a heading or a line of a list, with what it tells. */
export interface Block {
  readonly type: 'p' | 'h2' | 'li';
  readonly text: string;
  readonly facts: readonly string[];
  readonly quotes: readonly Quote[];
  readonly injected?: true;
}

export interface ArticleText {
  readonly title: string;
  readonly blurb: string;
  readonly author: string;
  readonly blocks: readonly Block[];
}

export const bodyOf = (blocks: readonly Block[]): string => blocks.map(({ text }) => text).join('\n\n');

export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

export const plain = (type: Block['type'], text: string): Block => ({ type, text, facts: [], quotes: [] });
