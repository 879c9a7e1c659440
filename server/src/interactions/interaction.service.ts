import type { User } from '@poliedro/contracts/accounts';
import {
  type Action,
  type Interaction,
  type InteractionMap,
  MAPPED_PER_ACTION,
  type writeInteraction,
} from '@poliedro/contracts/interactions';
import type { Idioma } from '@poliedro/contracts/language';
import { PAGE_SIZE } from '@poliedro/contracts/paging';
import { type Target, targetOf } from '@poliedro/contracts/targets';
import type { z } from 'zod';
import { getTarget } from '../articles/target.repository.ts';
import { cutPage, decodeAfter } from '../platform/after-cursor.ts';
import type { Database } from '../platform/database.ts';
import { DomainError } from '../platform/errors.ts';
import { countInteractions } from './counts.repository.ts';
import { addReaction, hasReaction, type Reaction, recordVisit, removeReaction } from './interaction.repository.ts';
import { listNewestInteractions, mapInteractions } from './interaction-list.repository.ts';
import type { VisitorReads } from './visitor-reads.ts';

type Wish = z.output<NonNullable<typeof writeInteraction.body>>;
type Written = z.input<typeof writeInteraction.reply>;

interface InteractionPage {
  interactions: Interaction[];
  has_more: boolean;
  cursor: string | null;
}

export interface InteractionService {
  /** Undefined for a visitor's read, of which nothing is known but that it happened. */
  write(user: User | null, wish: Wish): Promise<Written | undefined>;
  /** What somebody has reacted to, by action, without titles. */
  map(usuario_id: number, action: Action | undefined): Promise<{ interactions: InteractionMap }>;
  /** The same with titles, a page at a time, the newest first. */
  list(
    usuario_id: number,
    action: Action | undefined,
    idioma: Idioma,
    cursor: string | undefined,
  ): Promise<InteractionPage>;
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
      const asked = targetOf(wish);
      const { action } = wish;
      if (user === null) {
        if (action !== 'read') throw new DomainError('unauthenticated');
        if (wish.valor !== false) visitorReads.add(asked);
        return undefined;
      }
      const target = await getTarget(db, asked);
      const { valor, changed } = await settle({ usuario_id: user.id, action, target }, wish.valor);
      if (changed) onChange(target);
      const isVisit = action === 'read' && target.tipo === 'evento' && wish.valor !== false;
      return {
        action,
        evento_id: target.tipo === 'evento' ? target.id : null,
        articulo_id: target.tipo === 'articulo' ? target.id : null,
        valor,
        version_anterior: isVisit ? await recordVisit(db, user.id, target.id, wish.version) : null,
        contadores: await countInteractions(db, target),
      };
    },

    async map(usuario_id, action) {
      return { interactions: await mapInteractions(db, usuario_id, action, MAPPED_PER_ACTION) };
    },

    async list(usuario_id, action, idioma, cursor) {
      const [after] = decodeAfter(cursor, 1) ?? [];
      const found = await listNewestInteractions(db, { usuario_id, action, idioma, after, most: PAGE_SIZE + 1 });
      const { rows: interactions, ...rest } = cutPage(found, PAGE_SIZE, ({ id }) => id);
      return { interactions, ...rest };
    },
  };
}
