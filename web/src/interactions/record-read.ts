import { browserRequest } from '../platform/browser-request.ts';
import { readStored, writeStored } from '../platform/browser-storage.ts';
import { callInteractions, INTERACTION_CALLS } from './interaction-calls.ts';
import { knownSession } from './known-session.ts';
import { hearReaction } from './reactions.ts';

const STORED_NAME = 'lecturas_contadas';
const KEPT = 500;

/** Once for each event and browser; one that did not arrive is counted the next time. */
async function countForVisitor(evento_id: number): Promise<void> {
  const counted = readStored(STORED_NAME)?.split(',') ?? [];
  if (counted.includes(String(evento_id))) return;
  const [method, path = ''] = INTERACTION_CALLS.writeInteraction.split(' ');
  const { status } = await browserRequest(path, { method: method ?? 'POST', body: { action: 'read', evento_id } });
  if (status === 204) writeStored(STORED_NAME, [...counted, evento_id].slice(-KEPT).join(','));
}

/**
 * Somebody has opened an event. Answers the version of it that they had seen before, as their account knows it; null
 * for the first time, for visitors, and where the server could not be asked.
 */
export async function recordRead(evento_id: number, version: number): Promise<number | null> {
  try {
    const { status } = await knownSession();
    if (status === 'visitor') await countForVisitor(evento_id);
    if (status !== 'signed-in') return null;
    const { version_anterior } = await callInteractions('writeInteraction', { action: 'read', evento_id, version });
    hearReaction({ tipo: 'evento', id: evento_id }, 'read');
    return version_anterior;
  } catch {
    return null;
  }
}
