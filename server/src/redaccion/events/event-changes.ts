import { place } from '../../carriles/placement.repository.ts';
import { moveComments } from '../../comments/comment.repository.ts';
import { moveReactions } from '../../interactions/interaction.repository.ts';
import { type Decision, readDecision, restoreDecision } from '../../pipeline/cluster/by-hand/decide-by-hand.ts';
import type { HandPlaces } from '../../pipeline/cluster/by-hand/hand-group.repository.ts';
import type { RegroupTools } from '../../pipeline/cluster/store-regrouping.ts';
import type { Undo } from '../journal/journal.ts';

/** As the clusterer has them. */
export const REGROUP_TOOLS: RegroupTools = { moveReactions, moveComments, place };

/** As it is recorded: of which event, and which of the decisions on it. */
export const decisionName = (evento_id: number, { decision_id }: Decision): string => `${evento_id}/${decision_id}`;
const decisionOf = (name: string): number => Number(name.split('/')[1]);

/** Where articles stand, as it is recorded. */
export const toRecord = (places: readonly HandPlaces[]) => ({ lugares: places });

export const UNDO_DECISION: Undo = {
  async read(tx, name) {
    const places = await readDecision(tx, decisionOf(name));
    return places && toRecord(places);
  },
  write: (tx, _, state) => restoreDecision(tx, REGROUP_TOOLS, (state as ReturnType<typeof toRecord>).lugares),
};
