import type { User } from '@poliedro/contracts/accounts';
import type { OperatorChange } from '@poliedro/contracts/redaccion/changes';
import { cutPage, decodeAfter } from '../../platform/after-cursor.ts';
import { type Database, isTaken, type Transaction } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { addChange, findChange, listStoredChanges, type StoredChange } from './journal.repository.ts';

/** What has been done, and what whoever asked for it is told. */
export interface Done<Answer> {
  readonly object_id: string | number;
  /** Undefined where there was nothing. */
  readonly before?: unknown;
  /** Undefined where there is nothing any more. */
  readonly after?: unknown;
  readonly answer: Answer;
}

export interface Told {
  /** `area.what`, such as `carril.saved`. */
  readonly kind: string;
  readonly note?: string;
}

/** How a kind of change is undone: only while what it made is still as it was then. */
export interface Undo {
  /** As changes of this kind are recorded; undefined where there is nothing. Locks it, so that it stays so. */
  read(tx: Transaction, object_id: string): Promise<unknown>;
  /** Makes it as it was before; null where there was nothing. */
  write(tx: Transaction, object_id: string, state: unknown, user: User): Promise<void>;
}

/** By kind; what is not here cannot be undone. */
export type Undoing = Readonly<Record<string, Undo>>;

export interface Journal {
  /** Every change of an operator goes through here: recorded in its transaction, and seen by readers at once. */
  change<Answer>(user: User, told: Told, work: (tx: Transaction) => Promise<Done<Answer>>): Promise<Answer>;
  undo(user: User, change_id: number): Promise<void>;
  list(query: { cursor?: string | undefined; area?: string | undefined; object_id?: string | undefined }): Promise<{
    cambios: OperatorChange[];
    has_more: boolean;
    cursor: string | null;
  }>;
}

const PAGE = 50;

/** The same in whatever order its fields are said. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([, held]) => held !== undefined);
  return Object.fromEntries(
    entries.sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, held]) => [name, sorted(held)]),
  );
}

/** `onChanged` shows it to everybody. */
export function createJournal(db: Database, onChanged: () => Promise<void>, undoing: Undoing): Journal {
  const canUndo = ({ kind, undone }: StoredChange) => !undone && undoing[kind] !== undefined;

  return {
    async change(user, { kind, note = '' }, work) {
      const answer = await db.transaction(async (tx) => {
        const { object_id, before, after, answer } = await work(tx);
        // To save what is there already is no change.
        if (!isSame(before, after))
          await addChange(tx, { usuario_id: user.id, kind, object_id: String(object_id), before, after, note });
        return answer;
      });
      await onChanged();
      return answer;
    },

    async undo(user, change_id) {
      try {
        await db.transaction(async (tx) => {
          const change = await findChange(tx, change_id);
          if (change === undefined) throw new DomainError('not_found', { change_id });
          const undo = undoing[change.kind];
          if (undo === undefined || change.undone) throw new DomainError('cannot_undo', { change_id });
          const { kind, object_id, before, after } = change;
          const present = (await undo.read(tx, object_id)) ?? null;
          if (!isSame(present, after)) throw new DomainError('changed_since', { change_id });
          await undo.write(tx, object_id, before, user);
          await addChange(tx, {
            ...{ usuario_id: user.id, kind, object_id, note: '' },
            ...{ before: after, after: before, undoes: change_id },
          });
        });
      } catch (error) {
        if (isTaken(error)) throw new DomainError('cannot_undo', { change_id });
        throw error;
      }
      await onChanged();
    },

    async list({ cursor, area, object_id }) {
      const [before] = decodeAfter(cursor, 1) ?? [];
      const found = await listStoredChanges(db, { before, area, object_id }, PAGE + 1);
      const { rows, ...rest } = cutPage(found, PAGE, ({ change_id }) => change_id);
      return { cambios: rows.map((change) => ({ ...change, can_undo: canUndo(change) })), ...rest };
    },
  };
}
