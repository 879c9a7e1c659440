import stored from './comment-text.cases.json' with { type: 'json' };

type Written = string | (string | { unit: string; repeat: number })[];
interface StoredCase {
  name: string;
  raw: Written;
  verdict?: 'comment_empty' | 'comment_too_long';
  texto?: Written;
  links?: Written[];
}

/** One of the nasty examples that every judge of a comment's text is held to. */
export interface CommentTextCase {
  readonly name: string;
  readonly raw: string;
  /** Taken unless a code stands here. */
  readonly verdict: 'comment_empty' | 'comment_too_long' | undefined;
  /** As it is stored. */
  readonly texto: string;
  readonly links: readonly string[];
}

const write = (written: Written): string =>
  typeof written === 'string'
    ? written
    : written.map((part) => (typeof part === 'string' ? part : part.unit.repeat(part.repeat))).join('');

/** For tests only: no part of what runs. */
export const COMMENT_TEXT_CASES: readonly CommentTextCase[] = (stored as StoredCase[]).map(
  ({ name, raw, verdict, texto, links }) => ({
    name,
    raw: write(raw),
    verdict,
    texto: write(texto ?? raw),
    links: (links ?? []).map(write),
  }),
);
