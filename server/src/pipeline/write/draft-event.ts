import type { Analyst, EventToWrite } from '../analyse/analyst.ts';
import { type Admission, admitDraft } from './admit-draft.ts';

export interface Drafted {
  readonly analyst: string;
  readonly event: EventToWrite;
  readonly admission: Admission | undefined;
}

/** What an analyst makes of an event, and what of it may be shown. */
export async function draftEvent(analyst: Analyst, event: EventToWrite): Promise<Drafted> {
  const draft = await analyst.write(event);
  return { analyst: analyst.name, event, admission: draft && admitDraft(draft, event) };
}
