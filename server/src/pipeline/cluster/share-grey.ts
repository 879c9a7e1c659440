import type { StandingEvent } from './give-events.ts';
import type { Plan } from './plan-regrouping.ts';

const MOST_JUDGED = 3;

export type Grey = Plan['grey'];

export interface Settled {
  readonly evento_id: number;
  /** What a judge could tell apart of what is its own. */
  readonly grey: Grey;
}

/** Of what is grey each event has the first few that are its own; what lies between two of them only one has. */
export function shareGrey(events: readonly Pick<StandingEvent, 'evento_id' | 'members'>[], grey: Grey): Settled[] {
  const shared = new Set<Grey[number]>();
  return events.map(({ evento_id, members }) => {
    const own = new Set(members);
    const isOwn = (pair: Grey[number]) => !shared.has(pair) && (own.has(pair.one) || own.has(pair.other));
    const given = grey.filter(isOwn).slice(0, MOST_JUDGED);
    for (const pair of given) shared.add(pair);
    return { evento_id, grey: given };
  });
}
