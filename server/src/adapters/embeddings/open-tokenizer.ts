import { Tokenizer } from '@huggingface/tokenizers';
import { createPieces, type PackedPieces } from './packed-pieces.ts';
import { readVocabulary } from './read-vocabulary.ts';

/** What a letter costs that is in no piece: as the library has it. */
const WORSE_THAN_THE_WORST = 10;

/** The likeliest way to cut a word into pieces; among equals the one whose last piece is longer, as the library does. */
function cutWord(pieces: PackedPieces, unknownId: number, word: string): string[] {
  const unknownScore = pieces.leastScore() - WORSE_THAN_THE_WORST;
  const best: number[] = [0];
  const begins: number[] = [0];
  for (let at = 0; at < word.length; ) {
    const next = at + ((word.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
    let knowsLetter = false;
    const reach = (id: number, end: number) => {
      knowsLetter ||= end === next;
      const score = (best[at] ?? 0) + (id === unknownId ? unknownScore : pieces.scoreOf(id));
      if (score <= (best[end] ?? Number.NEGATIVE_INFINITY)) return;
      best[end] = score;
      begins[end] = at;
    };
    pieces.eachAt(word, at, reach);
    if (!knowsLetter) reach(unknownId, next);
    at = next;
  }
  const cut: string[] = [];
  for (let end = word.length; end > 0; end = begins[end] ?? 0) cut.push(word.slice(begins[end], end));
  return cut.reverse();
}

/** What is asked of a tokenizer. */
export interface TextTokenizer {
  encode(text: string): { readonly ids: number[] };
}

/** What the library asks of its model of pieces. */
interface Unigram {
  readonly unk_token_id: number;
  readonly tokens_to_ids: { get(text: string): number | undefined };
  encode(words: readonly string[]): string[];
}

/** It insists on a vocabulary of its own. */
const NO_VOCABULARY = { type: 'Unigram', unk_id: 0, vocab: [['<unk>', 0]] };

/**
 * The library's tokenizer for a model's tokenizer.json and tokenizer_config.json. Where the vocabulary is one of pieces
 * with scores, these are packed, and words are cut here.
 */
export function openTokenizer(json: Buffer, manners: object): TextTokenizer {
  const pieces = createPieces();
  const settings = readVocabulary(json, pieces.add);
  const unknownId = settings?.model?.unk_id ?? undefined;
  if (unknownId === undefined) return new Tokenizer(JSON.parse(json.toString()) as object, manners);
  const tokenizer = new Tokenizer({ ...settings, model: NO_VOCABULARY }, manners);
  Object.assign(tokenizer.model, {
    unk_token_id: unknownId,
    tokens_to_ids: { get: pieces.find },
    encode: (words) => words.flatMap((word) => cutWord(pieces, unknownId, word)),
  } satisfies Unigram);
  return tokenizer;
}
