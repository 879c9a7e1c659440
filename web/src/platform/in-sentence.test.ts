import { expect, test } from 'vitest';
import { inSentence } from './in-sentence.ts';

test('a label stands small in a sentence, but for German nouns', () => {
  expect([inSentence('Experto', 'es'), inSentence('Expert:in', 'de')]).toEqual(['experto', 'Expert:in']);
});
