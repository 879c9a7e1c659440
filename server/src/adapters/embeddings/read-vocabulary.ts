interface TokenizerSettings {
  readonly model?: { readonly unk_id?: number | null };
}

const BEGINNING = /^"vocab"\s*:\s*\[/;
const [QUOTE, BACKSLASH, CLOSE] = [0x22, 0x5c, 0x5d];

/** Past the closing quote. */
function endOfString(json: Buffer, opening: number): number {
  let at = opening + 1;
  while (json[at] !== QUOTE) {
    if (at >= json.length) throw new Error('tokenizer.json ends in the middle of a word');
    at += json[at] === BACKSLASH ? 2 : 1;
  }
  return at + 1;
}

/**
 * Reads a tokenizer.json whose vocabulary is a list of pieces with their scores, one after the other, and answers the
 * rest of it: parsed as a whole it takes many times its size. Undefined where it is of another kind.
 */
export function readVocabulary(
  json: Buffer,
  take: (text: string, score: number) => void,
): TokenizerSettings | undefined {
  const key = json.indexOf('"vocab"');
  const [beginning] = BEGINNING.exec(json.toString('latin1', Math.max(key, 0), key + 100)) ?? [];
  if (beginning === undefined) return undefined;
  const from = key + beginning.length;
  for (let at = from; ; ) {
    const quote = json.indexOf(QUOTE, at);
    const close = json.indexOf(CLOSE, at);
    if (quote < 0 || close < quote) {
      return JSON.parse(Buffer.concat([json.subarray(0, from), json.subarray(close)]).toString());
    }
    const end = json.indexOf(CLOSE, endOfString(json, quote));
    if (end < 0) throw new Error('tokenizer.json ends in the middle of its vocabulary');
    const [text, score] = JSON.parse(`[${json.toString('utf8', quote, end)}]`) as [string, number];
    take(text, score);
    at = end + 1;
  }
}
