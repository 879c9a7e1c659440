import type { Target } from '@poliedro/contracts/targets';
import { browserRequest } from '../platform/browser-request.ts';
import { readStored, writeStored } from '../platform/browser-storage.ts';
import { callInteractions, INTERACTION_CALLS } from './interaction-calls.ts';
import { knownSession } from './known-session.ts';
import { hearReaction } from './reactions.ts';
import { targetField } from './target-key.ts';

const STORED_NAME = 'lecturas_contadas';
const KEPT = 500;

/** Once for each thing and browser; one that did not arrive is counted the next time. Events are remembered by their number. */
async function countForVisitor(target: Target): Promise<void> {
  const counted = readStored(STORED_NAME)?.split(',') ?? [];
  const name = target.tipo === 'evento' ? String(target.id) : `a${target.id}`;
  if (counted.includes(name)) return;
  const [method, path = ''] = INTERACTION_CALLS.writeInteraction.split(' ');
  const body = { action: 'read', ...targetField(target) };
  const { status } = await browserRequest(path, { method: method ?? 'POST', body });
  if (status === 204) writeStored(STORED_NAME, [...counted, name].slice(-KEPT).join(','));
}

/**
 * Somebody has opened an event or an article. Answers the version of the event that they had seen before, as their
 * account knows it; null for the first time, for visitors, and where the server could not be asked.
 */
export async function recordRead(target: Target, version?: number): Promise<number | null> {
  try {
    const { status } = await knownSession();
    if (status === 'visitor') await countForVisitor(target);
    if (status !== 'signed-in') return null;
    const read = { action: 'read', version, ...targetField(target) } as const;
    const { version_anterior } = await callInteractions('writeInteraction', read);
    hearReaction(target, 'read');
    return version_anterior;
  } catch {
    return null;
  }
}
