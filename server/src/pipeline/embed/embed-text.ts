export interface TextToEmbed {
  readonly titular: string;
  readonly texto: string;
}

/** Enough for the 128 tokens that the model reads in any language of the press; it cuts the rest itself. */
const MOST_CHARACTERS = 700;
const ENDS_A_SENTENCE = /[.!?…:;]["'»”’)\]]?$/;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What an article is compared by: its title and the beginning, where the press says what has happened. */
export function embedTextOf({ titular, texto }: TextToEmbed): string {
  const title = oneLine(titular);
  const beginning = oneLine(texto.slice(0, 2 * MOST_CHARACTERS));
  const body = beginning.startsWith(title) ? beginning.slice(title.length).trimStart() : beginning;
  const text = `${title}${ENDS_A_SENTENCE.test(title) ? '' : '.'} ${body}`.trimEnd();
  if (text.length <= MOST_CHARACTERS) return text;
  const cut = text.slice(0, MOST_CHARACTERS);
  const lastSpace = cut.lastIndexOf(' ');
  return lastSpace > 0 ? cut.slice(0, lastSpace) : cut;
}
