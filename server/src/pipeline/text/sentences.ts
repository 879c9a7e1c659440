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

function splitParagraph(paragraph: string, idioma: string): string[] {
  const sentences: string[] = [];
  for (const piece of segment(idioma, paragraph)) {
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
