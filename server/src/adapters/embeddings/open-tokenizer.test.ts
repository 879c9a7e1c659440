import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Tokenizer } from '@huggingface/tokenizers';
import { describe, expect, test } from 'vitest';
import { openTokenizer, type TextTokenizer } from './open-tokenizer.ts';

const FOLDER = process.env.EMBEDDING_MODEL_DIR ?? '';
const given = FOLDER === '' ? 'skipped: EMBEDDING_MODEL_DIR names no folder' : 'as EMBEDDING_MODEL_DIR names it';

const ODD = [
  '<s>',
  ' <mask> ',
  '＜s＞',
  '<unk>',
  '\u0000',
  '\u200b',
  '\ud83d',
  '🇪🇸',
  'ﷺ',
  '½',
  '～',
  '▁',
  '  ',
  '\n',
  'e\u0301',
];

/** The same texts in every run: pieces of all languages, whole and cut, with letters of any kind between them. */
function makeTexts(pieces: readonly string[], count: number): string[] {
  let state = 7;
  const below = (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  const strange = () => (below(2) === 0 ? ODD[below(ODD.length)] : String.fromCodePoint(below(0x1_f9ff))) ?? '';
  const part = () => {
    const piece = pieces[below(pieces.length)] ?? '';
    if (below(20) === 0) return strange();
    return below(4) === 0 ? piece.slice(0, 1 + below(piece.length)) : piece.replace('▁', ' ');
  };
  return Array.from({ length: count }, () => Array.from({ length: 1 + below(80) }, part).join(''));
}

describe.skipIf(FOLDER === '')(`the tokenizer of the local model, ${given}`, () => {
  /** With a part of its vocabulary: the library takes seconds to read all of it, and more is unknown this way. */
  test('finds the same tokens as the library does on pieces of its own', async () => {
    const readJson = async (name: string) => JSON.parse(await readFile(join(FOLDER, name), 'utf8'));
    const whole = (await readJson('tokenizer.json')) as { model: { vocab: [string, number][] } };
    const vocab = whole.model.vocab.filter((_, id) => id < 5000 || id % 20 === 0);
    const json = { ...whole, model: { ...whole.model, vocab } };
    const manners = (await readJson('tokenizer_config.json')) as object;
    const pieces = whole.model.vocab.map(([text]) => text);
    const texts = makeTexts(pieces, 500);
    const idsBy = (tokenizer: TextTokenizer) => texts.map((text) => tokenizer.encode(text).ids.join(' '));
    expect(idsBy(openTokenizer(Buffer.from(JSON.stringify(json)), manners))).toEqual(
      idsBy(new Tokenizer(json, manners)),
    );
  });
});

describe('a tokenizer of another kind', () => {
  test('is left to the library', () => {
    const vocab = { '[UNK]': 0, the: 1, storm: 2, '##s': 3 };
    const json = {
      added_tokens: [],
      normalizer: { type: 'Lowercase' },
      pre_tokenizer: { type: 'Whitespace' },
      post_processor: null,
      decoder: null,
      model: {
        type: 'WordPiece',
        unk_token: '[UNK]',
        continuing_subword_prefix: '##',
        max_input_chars_per_word: 100,
        vocab,
      },
    };
    expect(openTokenizer(Buffer.from(JSON.stringify(json)), {}).encode('The storms rage').ids).toEqual([1, 2, 3, 0]);
  });
});
