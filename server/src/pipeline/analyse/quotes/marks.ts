/** A stretch of text between quotation marks, or of dialogue after a dash. */
export interface Marked {
  /** Of what is said, without the marks. */
  readonly start: number;
  readonly end: number;
  /** With the marks. */
  readonly outerStart: number;
  readonly outerEnd: number;
  readonly dash: boolean;
  /** A paragraph of a quotation that began in an earlier one and was not closed there. */
  readonly continues: boolean;
}

interface Open {
  readonly mark: string;
  readonly at: number;
  readonly width: number;
}

const CLOSES: Readonly<Record<string, string>> = {
  '«': '»',
  '»': '«',
  '“': '”“"',
  '”': '”“"',
  '„': '“”"',
  '"': '"”',
  '‹': '›',
  '›': '‹',
  '‘': '’‘',
  '‚': '‘’',
  "'": "'’",
};
const MARKS = /''|``|[«»“”„"‹›‘’‚']/g;
const SINGLE = /[‘’‚']/;
const SPACE = /\s/;
const LETTER = /[\p{L}\p{N}]/u;
const OPENING_PLACE = /[\s([{—–―\-/:¿¡«“„"‘‹]/;
const CLOSING_PLACE = /[\s.,;:!?…)\]}»”“"’—–―-]/;

/** Whether a mark may open or close here, by what stands beside it; guillemets alone say it by themselves. */
function sidesOf(texto: string, { mark, at, width }: Open, german: boolean): { opens: boolean; closes: boolean } {
  const before = texto[at - 1];
  const after = texto[at + width];
  if (!german && (mark === '«' || mark === '»')) return { opens: mark === '«', closes: mark === '»' };
  const opens = (before === undefined || OPENING_PLACE.test(before)) && after !== undefined && !SPACE.test(after);
  const closes =
    before !== undefined &&
    !/[\s([{]/.test(before) &&
    (after === undefined || CLOSING_PLACE.test(after) || /[.,!?…]/.test(before) || mark === '”' || mark === '›');
  if (mark === '„' || mark === '‚') return { opens: true, closes: false };
  if (mark !== "'" && mark !== '‘' && mark !== '’') return { opens, closes };
  // An apostrophe is none of both; the genitive of a plural ("the workers’ rights") looks like a closing mark.
  const genitive = before === 's' && after === ' ' && /\p{Ll}/u.test(texto[at + 2] ?? '');
  return { opens: opens && mark !== '’' && LETTER.test(after), closes: closes && !genitive };
}

const isOpener = (mark: string, { opens, closes }: { opens: boolean; closes: boolean }, german: boolean): boolean =>
  opens && (!closes || (mark !== '”' && !(german && mark === '“')));

interface Paragraph {
  readonly found: readonly { readonly opening: Open; readonly closing: Open }[];
  /** What was not closed. */
  readonly open: Open | undefined;
}

/** What is between marks in one paragraph. What stands inside other marks belongs to them; `nested`: also inside the same marks. */
function markedIn(texto: string, from: number, to: number, german: boolean, nested: boolean): Paragraph {
  const found: { opening: Open; closing: Open }[] = [];
  let stack: Open[] = [];
  MARKS.lastIndex = from;
  for (let match = MARKS.exec(texto); match !== null && match.index < to; match = MARKS.exec(texto)) {
    const mark = { mark: match[0].length === 2 ? '"' : match[0], at: match.index, width: match[0].length };
    const sides = sidesOf(texto, mark, german);
    const depth = sides.closes ? stack.findLastIndex((open) => CLOSES[open.mark]?.includes(mark.mark)) : -1;
    const [outermost] = stack;
    if (depth !== -1 && !(sides.opens && depth < stack.length - 1)) {
      const opening = stack[depth];
      stack = stack.slice(0, depth);
      if (depth === 0 && opening !== undefined) found.push({ opening, closing: mark });
    } else if (isOpener(mark.mark, sides, german)) {
      if (!nested && outermost?.mark === mark.mark && stack.length === 1) stack = [mark];
      else if (stack.length < (SINGLE.test(mark.mark) ? 1 : DEEPEST)) stack.push(mark);
    }
  }
  return { found, open: stack[0] };
}

const PARAGRAPH = /[^\n]+/g;
const NEXT_DOUBLE_MARK = /\s*[«»“”„"]/y;
/** Nobody quotes deeper; more is broken, or wants to keep us busy. */
const DEEPEST = 4;

function isFollowedByMark(texto: string, at: number): boolean {
  NEXT_DOUBLE_MARK.lastIndex = at;
  return NEXT_DOUBLE_MARK.test(texto);
}

function trimmed(texto: string, start: number, end: number): { start: number; end: number } {
  let [from, to] = [start, end];
  while (from < to && SPACE.test(texto[from] ?? '')) from += 1;
  while (to > from && SPACE.test(texto[to - 1] ?? '')) to -= 1;
  return { start: from, end: to };
}

/** Dialogue as novels and some interviews print it: —No lo sé —dijo Juan—. Ya veremos. */
const DIALOGUE = /^\s*[—–―]\s?(?=[\p{Lu}¿¡«“"])/u;
const NARRATOR = /,?\s[—–―]\s?(?=\p{Ll})[^—–―]*(?:[—–―]|$)/gu;
/** French marks only where it begins: — Je ne sais pas, a répondu Jean Dupont. On verra. */
const UNMARKED_NARRATOR = /[,?!…]\s(\p{Ll}[\p{L}’'-]*(?:\s[\p{L}’'-]+){0,2})[^.!?\n]*(?:[.!?]|$)/gu;

function narratorsIn(line: string, isSaying: (words: string) => boolean): { index: number; length: number }[] {
  const marked = [...line.matchAll(NARRATOR)];
  const found =
    marked.length > 0
      ? marked
      : [...line.matchAll(UNMARKED_NARRATOR)].filter(([, words = '']) => isSaying(words)).slice(0, 1);
  return found.map(({ 0: text, index }) => ({ index, length: text.length }));
}

function dialogueIn(texto: string, from: number, to: number, isSaying: (words: string) => boolean): Marked[] {
  const line = texto.slice(from, to);
  const opening = DIALOGUE.exec(line);
  if (opening === null) return [];
  const marked: Marked[] = [];
  let at = opening[0].length;
  const add = (until: number) => {
    const { start: first, end } = trimmed(texto, from + at, from + until);
    const start = first + (/^[.,;:]\s*/.exec(texto.slice(first, end))?.[0].length ?? 0);
    if (end > start)
      marked.push({ start, end, outerStart: start, outerEnd: from + until, dash: true, continues: false });
  };
  for (const { index, length } of narratorsIn(line, isSaying)) {
    add(/[?!…]/.test(line[index] ?? '') ? index + 1 : index);
    at = index + length;
  }
  add(line.length);
  return marked;
}

const INNER_NARRATOR = /\s[—–―]\s?(\p{Ll}[\p{L}’'-]*(?:\s[\p{L}’'-]+){0,2})[^—–―\n]{0,120}[—–―],?\s?/u;

/** «No tengo nada —explicó Juan— que ocultar»: the newspaper's words inside the marks. */
function withoutNarrator(texto: string, marked: Marked, isSaying: (words: string) => boolean): Marked[] {
  const found = INNER_NARRATOR.exec(texto.slice(marked.start, marked.end));
  if (found === null || !isSaying(found[1] ?? '')) return [marked];
  const at = marked.start + found.index;
  const rest = at + found[0].length;
  return [
    { ...marked, end: at, outerEnd: at },
    { ...marked, ...trimmed(texto, rest, marked.end), outerStart: rest, dash: true, continues: false },
  ];
}

/** All that stands between marks, in the order of the text. A mark that is not closed by the end of its paragraph reaches until there. */
export function findMarked(texto: string, idioma: string, isSaying: (words: string) => boolean): Marked[] {
  const all: Marked[] = [];
  const german = idioma === 'de';
  let unclosed = false;
  for (const paragraph of texto.matchAll(PARAGRAPH)) {
    const from = paragraph.index;
    const to = from + paragraph[0].length;
    const goesOn = isFollowedByMark(texto, to);
    const isFirst = (mark: Open) => texto.slice(from, mark.at).trim() === '';
    let { found, open } = markedIn(texto, from, to, german, true);
    // Of two opening marks and one closing mark, the first was forgotten, unless the quotation goes on in the next paragraph.
    if (open !== undefined && !(goesOn && isFirst(open))) ({ found, open } = markedIn(texto, from, to, german, false));
    const continued = unclosed;
    unclosed = false;
    for (const { opening, closing } of found) {
      const inner = trimmed(texto, opening.at + opening.width, closing.at);
      const outer = { outerStart: opening.at, outerEnd: closing.at + closing.width };
      const marked = { ...inner, ...outer, dash: false, continues: continued && isFirst(opening) };
      all.push(...withoutNarrator(texto, marked, isSaying));
    }
    if (open !== undefined && !SINGLE.test(open.mark) && (goesOn || isFirst(open))) {
      unclosed = goesOn;
      const inner = trimmed(texto, open.at + open.width, to);
      all.push({ ...inner, outerStart: open.at, outerEnd: to, dash: false, continues: continued && isFirst(open) });
    }
    if (found.length === 0) all.push(...dialogueIn(texto, from, to, isSaying));
  }
  return all.filter(({ start, end }) => end > start && !/^[,;:.!?)\]]/.test(texto[start] ?? ''));
}
