import type { Database } from '../../platform/database.ts';
import type { Analyst, EventToWrite } from '../analyse/analyst.ts';
import { type Admission, admitDraft } from './admit-draft.ts';
import { readClaims } from './read-claims.ts';

export interface Drafted {
  readonly analyst: string;
  readonly event: EventToWrite;
  readonly admission: Admission | undefined;
}

/** What an analyst makes of an event, and what of it may be shown. */
export async function draftEvent(
  db: Database,
  analyst: Analyst,
  sources: Omit<EventToWrite, 'claims'>,
): Promise<Drafted> {
  const event = { ...sources, claims: await readClaims(db, analyst, sources.articles) };
  const draft = await analyst.write(event);
  return { analyst: analyst.name, event, admission: draft && admitDraft(draft, event) };
}
