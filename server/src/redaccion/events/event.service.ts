import type { User } from '@poliedro/contracts/accounts';
import type { EventStage } from '@poliedro/contracts/redaccion/events';
import { place } from '../../carriles/placement.repository.ts';
import {
  type Revision,
  type RevisionState,
  readRevision,
  reviseStatement,
  writeRevision,
} from '../../events/corrections/correction.service.ts';
import { type Decision, mergeByHand, moveByHand, splitByHand } from '../../pipeline/cluster/by-hand/decide-by-hand.ts';
import { makeTranslationDue } from '../../pipeline/translate/translation-work.repository.ts';
import { forgetWriting } from '../../pipeline/write/event-work.repository.ts';
import type { Transaction } from '../../platform/database.ts';
import type { Journal, Undoing } from '../journal/journal.ts';
import { decisionName, REGROUP_TOOLS, toRecord, UNDO_DECISION } from './event-changes.ts';
import { rerunStage } from './rerun-stage.ts';

const UNDO_REVISION: Undoing[string] = {
  read: (tx, statement_id) => readRevision(tx, Number(statement_id)),
  async write(tx, statement_id, state) {
    const revision = state as RevisionState;
    // Title, summary and translations follow. Before all else, as whoever writes the event does.
    await forgetWriting(tx, [revision.evento_id]);
    await writeRevision(tx, Number(statement_id), revision);
  },
};

export const EVENT_UNDOING: Undoing = {
  'evento.merged': UNDO_DECISION,
  'evento.split': UNDO_DECISION,
  'evento.article_moved': UNDO_DECISION,
  'frase.withdrawn': UNDO_REVISION,
  'frase.corrected': UNDO_REVISION,
};

export interface EventTools {
  readonly journal: Journal;
  /** Whether somebody translates what changes. */
  readonly translates: boolean;
}

interface Noted {
  readonly user: User;
  readonly note: string;
}

/** Groups changed by hand, recorded. */
function decideWith<Made extends Decision>(
  { journal }: EventTools,
  { user, note }: Noted,
  kind: string,
  evento_id: number,
  work: (tx: Transaction) => Promise<Made>,
): Promise<Made> {
  return journal.change(user, { kind, note }, async (tx) => {
    const made = await work(tx);
    const { before, after } = made;
    return { object_id: decisionName(evento_id, made), before: toRecord(before), after: toRecord(after), answer: made };
  });
}

type Merge = Parameters<typeof mergeByHand>[2];
export const mergeEvents = (tools: EventTools, noted: Noted, merge: Merge) =>
  decideWith(tools, noted, 'evento.merged', merge.evento_id, (tx) => mergeByHand(tx, REGROUP_TOOLS, merge));

type Split = Parameters<typeof splitByHand>[2];
export const splitEvent = (tools: EventTools, noted: Noted, split: Split) =>
  decideWith(tools, noted, 'evento.split', split.evento_id, (tx) => splitByHand(tx, REGROUP_TOOLS, split));

type Move = Parameters<typeof moveByHand>[2];
export const moveArticle = (tools: EventTools, noted: Noted, move: Move) =>
  decideWith(tools, noted, 'evento.article_moved', move.evento_id, (tx) => moveByHand(tx, REGROUP_TOOLS, move));

/** Withdraws a statement, or says it in other words. */
export const revise = ({ journal, translates }: EventTools, { user, note }: Noted, revision: Revision): Promise<void> =>
  journal.change(
    user,
    { kind: revision.words === undefined ? 'frase.withdrawn' : 'frase.corrected', note },
    async (tx) => {
      const { statement_id, before, after } = await reviseStatement(tx, revision);
      if (translates) await makeTranslationDue(tx, before.evento_id);
      await place(tx, { evento_ids: [before.evento_id] });
      return { object_id: statement_id, before, after, answer: undefined };
    },
  );

export const rerun = (
  { journal, translates }: EventTools,
  { user, note }: Noted,
  evento_id: number,
  etapa: EventStage,
): Promise<void> =>
  journal.change(user, { kind: 'evento.rerun', note }, async (tx) => {
    await rerunStage(tx, evento_id, etapa, translates);
    return { object_id: evento_id, after: { etapa }, answer: undefined };
  });
