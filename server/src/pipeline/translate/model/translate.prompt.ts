import type { Idioma } from '@poliedro/contracts/language';
import { z } from 'zod';
import type { ModelQuestion } from '../../../adapters/llm/language-model.ts';
import { DATA_RULE, enclose } from '../../analyse/model/enclose.ts';
import { LANGUAGE_NAMES } from '../../analyse/model/language-names.ts';
import { plainText } from '../../text/plain-text.ts';
import type { TextToTranslate } from '../translator.ts';

/** Goes up with every change of words or reply: what another version made can be told. */
export const TRANSLATE_VERSION = 1;

const TOKENS_A_CHARACTER = 0.6;
const TOKENS_AROUND = 40;

const translateReplySchema = z.object({ translations: z.array(z.object({ id: z.string(), text: z.string() })) });
type TranslateReply = z.infer<typeof translateReplySchema>;

const INSTRUCTIONS = `You translate sentences of a news site, each for itself, faithfully and plainly.

${DATA_RULE}

Each line of the material is one text with its id. Answer every id once, with its translation.
Keep every number, and write it in digits where it is in digits. Keep names of people, places and institutions as they are, unless the language has its own usual name for a place. What stands between quotation marks stays untouched, in its own language. Add nothing, explain nothing, leave nothing out.`;

export function askForTranslations(
  texts: readonly TextToTranslate[],
  from: Idioma,
  to: Idioma,
): ModelQuestion<TranslateReply> {
  const characters = texts.reduce((sum, { texto }) => sum + texto.length, 0);
  return {
    task: 'translate',
    instructions: INSTRUCTIONS,
    prompt: `From ${LANGUAGE_NAMES[from]} (${from}) into ${LANGUAGE_NAMES[to]} (${to}).\n\n${enclose(texts.map(({ id, texto }) => JSON.stringify({ id, text: plainText(texto) })))}`,
    reply: translateReplySchema,
    mostTokens: Math.ceil(characters * TOKENS_A_CHARACTER) + texts.length * TOKENS_AROUND,
  };
}
