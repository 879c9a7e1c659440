export const COMMENT_MAX = 200;
export const COMMENT_HARD_MAX = 250;

/** The letters of every script need fewer; towers of marks that cover the lines above need more. */
const MARKS_IN_A_ROW = 8;
const TOO_MANY_MARKS = new RegExp(`(\\p{M}{${MARKS_IN_A_ROW}})\\p{M}+`, 'gu');
const LINE_BREAK = /\r\n?|[\u2028\u2029]/g;
/** Half characters, controls, and what makes the text around it run backwards. */
const NO_TEXT = /\p{Cs}|(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;
const EMPTY_LINES = /\n(?:[^\S\n]*\n){2,}/g;

/** As it is stored and counted: the same for the browser and the server, and cleaning twice changes nothing. */
export function cleanCommentText(raw: string): string {
  return raw
    .replace(LINE_BREAK, '\n')
    .replaceAll('\t', ' ')
    .replace(NO_TEXT, '')
    .normalize('NFC')
    .replace(TOO_MANY_MARKS, '$1')
    .replace(EMPTY_LINES, '\n\n')
    .trim();
}

export interface TextPart {
  readonly kind: 'text' | 'link';
  readonly text: string;
}

/** Where an address ends: at blanks, at what is not seen, and at marks of the sentence around it that no address needs. */
const NOT_IN_LINKS = String.raw`\s\p{Cc}\p{Default_Ignorable_Code_Point}<>"\x60«»‹›“”„、。，；：！？「」『』（）【】《》`;
const CANDIDATE = new RegExp(String.raw`https?://[^${NOT_IN_LINKS}/\\?#][^${NOT_IN_LINKS}]*`, 'giu');
const ENDS_A_SENTENCE = new Set(".,;:!?…*_~'’");
const OPENED_BY: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Without the punctuation of the sentence around it, and without brackets that were opened before it. */
function trimLink(candidate: string): string {
  const left = new Map<string, number>();
  for (const character of candidate) left.set(character, (left.get(character) ?? 0) + 1);
  const leftOf = (character: string) => left.get(character) ?? 0;
  let end = candidate.length;
  for (; end > 0; end -= 1) {
    const last = candidate[end - 1] ?? '';
    const opener = OPENED_BY[last];
    const isAround = opener === undefined ? ENDS_A_SENTENCE.has(last) : leftOf(opener) < leftOf(last);
    if (!isAround) break;
    left.set(last, leftOf(last) - 1);
  }
  return candidate.slice(0, end);
}

/** Whoever reads `https://bank.example@elsewhere.example` must not take it for the bank's. */
function isLink(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return hostname !== '' && username === '' && password === '';
}

/** What of a text leads elsewhere, and what is only text; together they are the text. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(CANDIDATE)) {
    const link = trimLink(match[0]);
    if (!isLink(link)) continue;
    if (match.index > from) parts.push({ kind: 'text', text: text.slice(from, match.index) });
    parts.push({ kind: 'link', text: link });
    from = match.index + link.length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

const length = (text: string) => [...text].length;
const lengthWithoutLinks = (text: string) =>
  splitLinks(text).reduce((sum, part) => sum + (part.kind === 'text' ? length(part.text) : 0), 0);

/** How much more may be written; below zero it is too long. Links count only against the hard limit. */
export function remainingCharacters(raw: string): number {
  const texto = cleanCommentText(raw);
  return Math.min(COMMENT_MAX - lengthWithoutLinks(texto), COMMENT_HARD_MAX - length(texto));
}

/** Anything but blanks, marks without a letter, and characters that are drawn as nothing. */
const SEEN = /[^\s\p{M}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u;

export type CommentTextVerdict =
  | { ok: true; texto: string }
  | { ok: false; code: 'comment_empty' | 'comment_too_long' };

/** Units of what was written that are judged at all: cleaning is not cheap for whoever builds a text to be slow. */
const JUDGED_UNITS_MAX = 4000;

export function commentTextVerdict(raw: string): CommentTextVerdict {
  const written = raw.trim();
  const texto = cleanCommentText(written.slice(0, JUDGED_UNITS_MAX));
  if (!SEEN.test(texto)) return { ok: false, code: 'comment_empty' };
  const isTooLong = written.length > JUDGED_UNITS_MAX || remainingCharacters(texto) < 0;
  return isTooLong ? { ok: false, code: 'comment_too_long' } : { ok: true, texto };
}
