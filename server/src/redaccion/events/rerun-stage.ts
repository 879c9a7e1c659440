import type { EventStage } from '@poliedro/contracts/redaccion/events';
import { findMadeHead } from '../../events/making/made-event.repository.ts';
import { lockVersion } from '../../events/version.repository.ts';
import { listEventMembers } from '../../pipeline/cluster/by-hand/hand-group.repository.ts';
import { dropTranslations } from '../../pipeline/translate/text-to-translate.repository.ts';
import { makeTranslationDue } from '../../pipeline/translate/translation-work.repository.ts';
import { sendToRerun } from '../../pipeline/work/rerun.repository.ts';
import { forgetClaims } from '../../pipeline/write/claims.repository.ts';
import { forgetWriting } from '../../pipeline/write/event-work.repository.ts';
import type { Transaction } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';

/** More than any event has. */
const ALL_ARTICLES = 100_000;

/** Sends an event, or its articles, back to a stage; the workers find them there. */
export async function rerunStage(
  tx: Transaction,
  evento_id: number,
  etapa: EventStage,
  translates: boolean,
): Promise<void> {
  const event = await findMadeHead(tx, evento_id);
  if (event === undefined || event.unido_a !== null) throw new DomainError('evento_not_found', { evento_id });
  if (etapa === 'translate') {
    if (!translates) throw new DomainError('nobody_translates', { evento_id });
    // Whoever is storing a translation is waited for, so that it goes too.
    await Promise.all([lockVersion(tx, evento_id), dropTranslations(tx, evento_id), makeTranslationDue(tx, evento_id)]);
    return;
  }
  if (etapa === 'cluster') {
    const begun = new Date();
    await sendToRerun(tx, { stage: etapa, evento_id, begun, since: begun, periodico_id: null }, 0, ALL_ARTICLES);
    return;
  }
  // First the event's work, then its claims, as whoever writes it does.
  await forgetWriting(tx, [evento_id]);
  if (etapa === 'claims') await forgetClaims(tx, await listEventMembers(tx, evento_id));
}
