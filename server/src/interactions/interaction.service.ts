import type { User } from '@poliedro/contracts/accounts';
import type { Action, writeInteraction } from '@poliedro/contracts/interactions';
import { type Target, targetOf } from '@poliedro/contracts/targets';
import type { z } from 'zod';
import { requireTarget } from '../articles/target.repository.ts';
import type { Database } from '../platform/database.ts';
import { DomainError } from '../platform/errors.ts';
import { countInteractions } from './counts.repository.ts';
import { addReaction, hasReaction, type Reaction, recordVisit, removeReaction } from './interaction.repository.ts';
import type { VisitorReads } from './visitor-reads.ts';

type Wish = z.output<NonNullable<typeof writeInteraction.body>>;
type Written = z.input<typeof writeInteraction.reply>;

export interface InteractionService {
  /** Undefined for a visitor's read, of which nothing is known but that it happened. */
  write(user: User | null, wish: Wish): Promise<Written | undefined>;
}

export interface InteractionParts {
  db: Database;
  visitorReads: VisitorReads;
  onChange: (target: Target) => void;
}

/** What has happened cannot be undone. */
const ONLY_SET: readonly Action[] = ['share', 'read'];

export function createInteractionService({ db, visitorReads, onChange }: InteractionParts): InteractionService {
  /** Two that flip at once find each other's change: the one that can change nothing tries the other way. */
  async function flip(reaction: Reaction): Promise<boolean> {
    for (;;) {
      if (await removeReaction(db, reaction)) return false;
      if (await addReaction(db, reaction)) return true;
    }
  }

  async function settle(
    reaction: Reaction,
    wished: boolean | undefined,
  ): Promise<{ valor: boolean; changed: boolean }> {
    if (ONLY_SET.includes(reaction.action)) {
      if (wished === false) return { valor: await hasReaction(db, reaction), changed: false };
      return { valor: true, changed: await addReaction(db, reaction) };
    }
    if (wished === undefined) return { valor: await flip(reaction), changed: true };
    return { valor: wished, changed: await (wished ? addReaction : removeReaction)(db, reaction) };
  }

  return {
    async write(user, wish) {
      const target = targetOf(wish);
      const { action } = wish;
      if (user === null) {
        if (action !== 'read') throw new DomainError('unauthenticated');
        if (wish.valor !== false) visitorReads.add(target);
        return undefined;
      }
      await requireTarget(db, target);
      const { valor, changed } = await settle({ usuario_id: user.id, action, target }, wish.valor);
      if (changed) onChange(target);
      const isVisit = action === 'read' && target.tipo === 'evento' && wish.valor !== false;
      return {
        action,
        evento_id: wish.evento_id ?? null,
        articulo_id: wish.articulo_id ?? null,
        valor,
        version_anterior: isVisit ? await recordVisit(db, user.id, target.id, wish.version) : null,
        contadores: await countInteractions(db, target),
      };
    },
  };
}
