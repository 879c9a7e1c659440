import { isSameWords } from './same-words.ts';

interface Summary {
  readonly titulo: string;
  readonly descripcion: string;
}

interface Reworded {
  readonly texto_anterior: string;
  /** Null where it is not said any more. */
  readonly texto: string | null;
}

const asTitle = (texto: string): string => texto.replace(/\.$/u, '');

/** Title and summary without the words that no longer hold; where nothing is left of one, the first of the facts stands there. */
export function correctSummary(
  summary: Summary,
  { texto_anterior, texto }: Reworded,
  facts: readonly string[],
): Summary {
  const [fact] = facts.filter((other) => !isSameWords(other, texto_anterior));
  const titulo = isSameWords(summary.titulo, texto_anterior)
    ? asTitle(texto ?? fact ?? summary.titulo)
    : summary.titulo;
  const rest = summary.descripcion
    .replaceAll(texto_anterior, () => texto ?? '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return { titulo, descripcion: rest === '' ? (fact ?? summary.descripcion) : rest };
}
