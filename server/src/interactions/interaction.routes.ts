import { getCounters, listInteractions, writeInteraction } from '@poliedro/contracts/interactions';
import { type PersonalRegistry, registerUserCall, registerVisitorCall } from '../accounts/personal-calls.ts';
import { getTarget } from '../articles/target.repository.ts';
import { registerCall } from '../platform/calls.ts';
import type { Database } from '../platform/database.ts';
import { countInteractions } from './counts.repository.ts';
import type { InteractionService } from './interaction.service.ts';

/** Long enough for a crowd, too short for a reader to miss their own reaction in it. */
const KEPT = { freshSeconds: 1, staleSeconds: 0 };

export function registerInteractionRoutes(
  registry: PersonalRegistry,
  db: Database,
  interactions: InteractionService,
): void {
  registerVisitorCall(registry, writeInteraction, ({ input, user }) => interactions.write(user, input.body));

  registerCall(registry, getCounters, KEPT, async ({ params }) => {
    return { contadores: await countInteractions(db, await getTarget(db, params)) };
  });

  registerUserCall(registry, listInteractions, ({ input: { query }, user }) =>
    query.format === undefined
      ? interactions.map(user.id, query.action)
      : interactions.list(user.id, query.action, query.idioma, query.cursor),
  );
}
