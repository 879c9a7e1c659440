import { splitSentences } from '../text/sentences.ts';

/** Where the last of its whole sentences ends that fit; undefined where even the first is too long. */
function sentenceEnd(pasaje: string, idioma: string, limit: number): number | undefined {
  let end: number | undefined;
  let from = 0;
  for (const sentence of splitSentences(pasaje, idioma)) {
    from = pasaje.indexOf(sentence, from) + sentence.length;
    if (from > limit) break;
    end = from;
  }
  return end;
}

/** No more of a newspaper's words than it allows, cut at a sentence or at a word, so that what is left stays verbatim. */
export function cutPassage(pasaje: string, idioma: string, limit: number): string {
  if (pasaje.length <= limit) return pasaje;
  const end = sentenceEnd(pasaje, idioma, limit);
  if (end !== undefined) return pasaje.slice(0, end);
  const space = pasaje.slice(0, limit + 1).search(/\s\S*$/u);
  return pasaje.slice(0, Math.max(space, 0)).trimEnd();
}
