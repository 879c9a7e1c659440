import type { ModelQuestion } from '../../../../adapters/llm/language-model.ts';
import { plainText } from '../../../text/plain-text.ts';
import type { ArticleToAnalyse } from '../../analyst.ts';
import { givesOrders } from '../../gate/orders.ts';
import { DATA_RULE, enclose } from '../enclose.ts';
import { type ClaimsReply, claimsReplySchema } from './claims.reply.ts';

/** Goes up with every change of words or reply: what another version made can be told. */
export const CLAIMS_VERSION = 1;

export const MOST_CLAIMS = 14;
const MOST_CHARACTERS = 14_000;
const MOST_TOKENS = 2500;

const INSTRUCTIONS = `You read one newspaper article and list what it says, at most ${MOST_CLAIMS} claims, the most telling first.

${DATA_RULE}

Each line of the material is one sentence of the article, with its number; line 0 is the headline, which proves nothing.
Each claim names in "first" and "last" the sentences it rests on: one as a rule, three at most. Everything in the claim stands in these sentences.
"text" is one plain sentence in the language of the article, close to its words, with every name and number as it is written there.
"kind" is one of:
- hecho: something that happened or is so, as the article reports it.
- declaracion: words that somebody said. "text" is exactly what stands between the quotation marks, nothing changed or left out; "detail" is who said it, by the name that the article gives.
- opinion: a position that the article itself or its author takes. "text" is the position, "detail" its reasons in one sentence.
- contexto: what was before and explains it.
- encuadre: how the article presents the matter, shown by its words.
- impacto: what is expected to come of it, as somebody in the article says.
"detail" is null for the other kinds. "weight" says from 0 to 1 how much the claim belongs to what the article is about.`;

/** The sentences that may be read, each with its number in the article; the headline is 0. */
function linesOf({ titular }: ArticleToAnalyse, sentences: readonly string[]): string[] {
  const lines: string[] = [];
  let left = MOST_CHARACTERS;
  for (const [at, sentence] of [titular, ...sentences].entries()) {
    const text = plainText(sentence);
    left -= text.length;
    if (left < 0) break;
    // Nothing could rest on it, and whoever put it there meant no reader.
    if (text === '' || givesOrders(text)) continue;
    lines.push(`${at}: ${text}`);
  }
  return lines;
}

export const askForClaims = (article: ArticleToAnalyse, sentences: readonly string[]): ModelQuestion<ClaimsReply> => ({
  task: 'claims',
  instructions: INSTRUCTIONS,
  prompt: `The article is in "${article.idioma}"${article.es_opinion ? ' and is an opinion piece' : ''}.\n\n${enclose(linesOf(article, sentences))}`,
  reply: claimsReplySchema,
  mostTokens: MOST_TOKENS,
});
