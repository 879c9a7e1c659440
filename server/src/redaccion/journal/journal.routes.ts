import { listChanges, undoChange } from '@poliedro/contracts/redaccion/changes';
import type { PersonalRegistry } from '../../accounts/personal-calls.ts';
import { registerOperatorCall } from '../operator-calls.ts';
import type { Journal } from './journal.ts';

export function registerJournalRoutes(registry: PersonalRegistry, journal: Journal): void {
  registerOperatorCall(registry, listChanges, ({ input: { query } }) => journal.list(query));
  registerOperatorCall(registry, undoChange, async ({ input: { params }, user }) => {
    await journal.undo(user, params.change_id);
    return { success: true as const };
  });
}
