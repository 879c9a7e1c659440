/** Shorter ones are anybody's. */
const SHORTEST_TITLE = 20;
const SHORTEST_SENTENCE = 40;

/** Words alone, so that other quotation marks or spaces make no difference. */
const wordsOf = (text: string): string =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `;

interface Told {
  readonly titulo: string;
  readonly descripcion: string;
}

interface Article {
  readonly titular: string;
  readonly resumen: string;
  readonly texto: string | null;
}

/** What articles say, to be asked whether title or summary of an event are in their words. */
export function readWords(articles: readonly Article[]): (told: Told) => boolean {
  const titles = articles.map(({ titular }) => wordsOf(titular));
  const texts = articles.map(({ titular, resumen, texto }) => wordsOf(`${titular} ${resumen} ${texto ?? ''}`));
  const isIn = (words: string, shortest: number) =>
    words.length >= shortest && texts.some((text) => text.includes(words));
  return ({ titulo, descripcion }) => {
    const title = wordsOf(titulo);
    if (titles.includes(title) || isIn(title, SHORTEST_TITLE)) return true;
    return descripcion.split(/(?<=[.!?…])\s+/).some((sentence) => isIn(wordsOf(sentence), SHORTEST_SENTENCE));
  };
}
