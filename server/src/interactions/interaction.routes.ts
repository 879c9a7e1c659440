import { getCounters, listInteractions, MAPPED_PER_ACTION, writeInteraction } from '@poliedro/contracts/interactions';
import { PAGE_SIZE } from '@poliedro/contracts/paging';
import { type PersonalRegistry, registerUserCall, registerVisitorCall } from '../accounts/personal-calls.ts';
import { requireTarget } from '../articles/target.repository.ts';
import { decodeAfter, encodeAfter } from '../platform/after-cursor.ts';
import { registerCall } from '../platform/calls.ts';
import type { Database } from '../platform/database.ts';
import { countInteractions } from './counts.repository.ts';
import type { InteractionService } from './interaction.service.ts';
import { listNewestInteractions, mapInteractions } from './interaction-list.repository.ts';

/** Long enough for a crowd, too short for a reader to miss their own reaction in it. */
const KEPT = { freshSeconds: 1, staleSeconds: 0 };

export function registerInteractionRoutes(
  registry: PersonalRegistry,
  db: Database,
  interactions: InteractionService,
): void {
  registerVisitorCall(registry, writeInteraction, ({ input, user }) => interactions.write(user, input.body));

  registerCall(registry, getCounters, KEPT, async ({ params }) => {
    await requireTarget(db, params);
    return { contadores: await countInteractions(db, params) };
  });

  registerUserCall(registry, listInteractions, async ({ input: { query }, user }) => {
    const { action, idioma } = query;
    if (query.format === undefined) {
      return { interactions: await mapInteractions(db, user.id, action, MAPPED_PER_ACTION) };
    }
    const [after] = decodeAfter(query.cursor, 1) ?? [];
    const found = await listNewestInteractions(db, {
      usuario_id: user.id,
      action,
      idioma,
      after,
      most: PAGE_SIZE + 1,
    });
    const shown = found.slice(0, PAGE_SIZE);
    const has_more = found.length > shown.length;
    const last = shown.at(-1);
    return { interactions: shown, has_more, cursor: has_more && last ? encodeAfter(last.id) : null };
  });
}
