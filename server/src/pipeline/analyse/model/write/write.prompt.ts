import type { Idioma } from '@poliedro/contracts/language';
import type { ModelQuestion } from '../../../../adapters/llm/language-model.ts';
import { plainText } from '../../../text/plain-text.ts';
import { DATA_RULE, enclose } from '../enclose.ts';
import { LANGUAGE_NAMES } from '../language-names.ts';
import type { ListedClaim } from './listed-claims.ts';
import { type WriteReply, writeReplySchema } from './write.reply.ts';

/** Goes up with every change of words or reply: what another version made can be told. */
export const WRITE_VERSION = 1;

export const MOST_STATEMENTS = 40;
export const MOST_SENTENCES = 5;
const MOST_TOKENS = 6000;

const INSTRUCTIONS = `You write for a news site that shows, of one happening, what each newspaper says, so that readers can check every sentence.

${DATA_RULE}

Each line of the material is one claim that was taken from a newspaper's article: its id, the newspaper, the date, the language, the kind, the text, and for declarations the speaker.
Everything you write names in "claims" the ids it rests on, and says nothing beyond them: no number, name, place, date or cause that does not stand in one of those claims. Where several newspapers say the same, name one claim of each of them, six at most. Write plainly and briefly, without adjectives of your own, and say each thing once.
- "title": what happened, one sentence without a full stop, at most 90 characters.
- "summary": two to ${MOST_SENTENCES} sentences, the most important first.
- "statements", ${MOST_STATEMENTS} at most, by "section":
  - hechos: what several newspapers report, then what only one does.
  - opiniones: one for each position taken; "text" is the position, "detail" its reasons in one sentence.
  - contexto_del_evento: what was before and explains it.
  - declaraciones: "claims" names one claim of the kind declaracion; "text" and "detail" are those of that claim, unchanged.
  - framing: how newspapers present it differently.
  - impacto_futuro: what is expected to come of it.
- "contradictions": where claims cannot all be true, the open question in one neutral sentence, and the versions, each resting on its own claims. Do not choose between them, and do not state either as a fact.
"detail" is null in the other sections.`;

const lineOf = ({ id, article, kind, texto, detalle }: ListedClaim): string =>
  JSON.stringify({
    id,
    newspaper: article.periodico_id,
    date: article.published_on.toISOString().slice(0, 10),
    language: article.idioma,
    kind,
    text: plainText(texto),
    ...(detalle !== undefined && { detail: plainText(detalle) }),
  });

export const askForEvent = (idioma: Idioma, claims: readonly ListedClaim[]): ModelQuestion<WriteReply> => ({
  task: 'write',
  instructions: INSTRUCTIONS,
  prompt: `Write in ${LANGUAGE_NAMES[idioma]}.\n\n${enclose(claims.map(lineOf))}`,
  reply: writeReplySchema,
  mostTokens: MOST_TOKENS,
});
