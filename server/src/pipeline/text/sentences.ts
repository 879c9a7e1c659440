import { segment } from 'sentencex';

/** Short forms that the splitter takes for the end of a sentence, before a name or a number. */
const SHORT_FORM = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:` +
    // An initial: "J. Pérez", "M. Macron". What has several dots is an acronym, and may well end a sentence.
    String.raw`(?<!\.)\p{Lu}|` +
    ['MM', 'Mme', 'Mmes', 'Mlle', 'Mgr', 'Me', 'Sr', 'Sra', 'Srta', 'Sres', 'Dr', 'Dra', 'Dña', 'Dª', 'Prof'].join(
      '|',
    ) +
    '|' +
    ['Mr', 'Mrs', 'Ms', 'St', 'Sto', 'Sta', 'Gral', 'Cnel', 'Tte', 'Gen', 'Sen', 'Rep', 'Gov', 'Hr', 'Fr'].join('|') +
    '|' +
    ['[Nn][º°o]', '[Nn]úm', '[Nn]r', '[Aa]rt', '[Pp]ágs?', '[Vv]ol', '[Ff]ig', '[Cc]f', '[Vv]gl', '[Cc]a'].join('|') +
    String.raw`)\.\s*$`,
  'u',
);
const GOES_ON = /^[\p{Ll},;:)\]»”’…]/u;
const INSIDE_A_WORD = /\.$/;
const PARAGRAPHS = /\n\s*\n/;

function belongsTogether(before: string, after: string): boolean {
  return GOES_ON.test(after) || INSIDE_A_WORD.test(before) || SHORT_FORM.test(before);
}

/** German short forms of three letters and more that a number follows. */
const BEFORE_NUMBER =
  /(?<!\p{L})(?:abb|abs|abt|abzgl|apr|art|aug|bzw|dez|evtl|feb|ggf|inkl|jan|jul|jun|kap|max|min|mind|mio|mrd|nov|okt|pos|sep|sept|sog|std|str|tel|tsd|usw|ziff|zzgl)\.$/iu;
const NUMBER_BEGINS = /(?<=\p{L}{3}[.!?][“«"]?)\s+(?=[„»"]?\p{N}[\p{N}.,]*\s\p{L})/gu;
const OPENED = /[„»]/g;
const CLOSED = /[“«]/g;

function isQuoted(before: string): boolean {
  const count = (marks: RegExp) => before.match(marks)?.length ?? 0;
  return count(OPENED) > count(CLOSED) || count(/"/g) % 2 === 1;
}

/** In German the splitter takes every number for the end of a date: "Es brannte. 13 Menschen starben." */
function partBeforeNumbers(piece: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: space, index } of piece.matchAll(NUMBER_BEGINS)) {
    const before = piece.slice(from, index);
    if (BEFORE_NUMBER.test(before) || isQuoted(before)) continue;
    parts.push(before + space);
    from = index + space.length;
  }
  return [...parts, piece.slice(from)];
}

function splitParagraph(paragraph: string, idioma: string): string[] {
  const sentences: string[] = [];
  const pieces = segment(idioma, paragraph);
  for (const piece of idioma === 'de' ? pieces.flatMap(partBeforeNumbers) : pieces) {
    const before = sentences.at(-1);
    if (before !== undefined && belongsTogether(before, piece)) sentences[sentences.length - 1] = before + piece;
    else sentences.push(piece);
  }
  return sentences;
}

/** The sentences of a text, verbatim and in order; none goes over the end of a paragraph. */
export const splitSentences = (text: string, idioma: string): string[] =>
  text
    .split(PARAGRAPHS)
    .flatMap((paragraph) => splitParagraph(paragraph, idioma))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
