import { type Idioma, isIdioma } from '@poliedro/contracts/language';
import { type LanguageModel, ModelUnusable } from '../../../../adapters/llm/language-model.ts';
import type { Spending } from '../../../spending/spending.ts';
import type { EventDraft, EventToWrite } from '../../analyst.ts';
import { listClaims } from './listed-claims.ts';
import { toDraft } from './to-draft.ts';
import { askForEvent } from './write.prompt.ts';

/** The language of ours that most reports are in; of two equal ones that of the earlier report. */
function languageOf({ articles }: EventToWrite): Idioma | undefined {
  const counts = new Map<Idioma, number>();
  for (const { idioma, copia_de } of articles) {
    if (isIdioma(idioma) && copia_de === null) counts.set(idioma, (counts.get(idioma) ?? 0) + 1);
  }
  const most = Math.max(0, ...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0];
}

/** Throws ModelUnusable where the model gives nothing that can be used. */
export async function writeDraft(
  model: LanguageModel,
  spending: Spending,
  event: EventToWrite,
): Promise<EventDraft | undefined> {
  const idioma = languageOf(event);
  const claims = listClaims(event);
  if (idioma === undefined || claims.length === 0) return undefined;
  const answer = await spending.ask(model, askForEvent(idioma, claims), { evento_id: event.evento_id });
  if (answer.outcome !== 'answered') throw new ModelUnusable(`would not write the event: ${answer.outcome}`);
  return toDraft(idioma, answer.reply, claims);
}
