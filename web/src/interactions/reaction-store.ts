import type { Action, InteractionMap } from '@poliedro/contracts/interactions';
import type { Target } from '@poliedro/contracts/targets';
import { targetKey } from './target-key.ts';

/** One reaction as it is now. */
export interface ReactionChange {
  readonly action: Action;
  readonly key: string;
  readonly valor: boolean;
}

/** Somebody's own reactions: those the server told of, and what has changed since. */
export interface Reactions {
  readonly known: Readonly<Partial<Record<Action, ReadonlySet<string>>>>;
  readonly changed: ReadonlyMap<string, boolean>;
}

/** Who the store talks to. */
export interface ReactionPeers {
  load(): Promise<InteractionMap>;
  /** Until it is worth asking again. */
  pause(failures: number): Promise<void>;
  /** Answers the state that the server has now. */
  write(target: Target, action: Action, valor: boolean): Promise<boolean>;
  /** Tells the other tabs. */
  tell(change: ReactionChange): void;
}

export interface ReactionStore {
  get(): Reactions;
  subscribe(listener: () => void): () => void;
  /** Whose they are; those of anybody else are forgotten. */
  belongTo(usuario_id: number | null): void;
  /** Shows it at once; takes it back and throws when the server does not take it. */
  set(target: Target, action: Action, valor: boolean): Promise<void>;
  /** What the server or another tab has told. */
  hear(change: ReactionChange): void;
}

const NONE: Reactions = { known: {}, changed: new Map() };

const nameOf = (action: Action, key: string) => `${action} ${key}`;

export function hasReaction({ known, changed }: Reactions, action: Action, key: string): boolean {
  return changed.get(nameOf(action, key)) ?? known[action]?.has(key) ?? false;
}

/** Taken back in this browser since they were loaded. */
export function wasTakenBack({ changed }: Reactions, action: Action, key: string): boolean {
  return changed.get(nameOf(action, key)) === false;
}

/**
 * The one place where a browser keeps its reader's reactions: cards, window and list show what is here. Of several
 * clicks on one button the last one counts, and only one is under way at a time.
 */
export function createReactionStore(peers: ReactionPeers): ReactionStore {
  let reactions = NONE;
  let owner: number | null = null;
  let wishes = new Map<string, boolean>();
  const listeners = new Set<() => void>();

  function show(next: Reactions): void {
    reactions = next;
    for (const listener of listeners) listener();
  }

  function hear({ action, key, valor }: ReactionChange): void {
    show({ ...reactions, changed: new Map(reactions.changed).set(nameOf(action, key), valor) });
  }

  /** Asks until it is answered: meanwhile a button does what it shows, which is right whatever the account says. */
  async function load(): Promise<void> {
    const mine = wishes;
    for (let failures = 0; mine === wishes; failures += 1) {
      try {
        const map = await peers.load();
        if (mine !== wishes) return;
        const known = Object.fromEntries(Object.entries(map).map(([action, keys]) => [action, new Set(keys)]));
        return show({ ...reactions, known });
      } catch {
        await peers.pause(failures);
      }
    }
  }

  return {
    get: () => reactions,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    belongTo(usuario_id) {
      if (usuario_id === owner) return;
      owner = usuario_id;
      wishes = new Map();
      show(NONE);
      if (usuario_id !== null) void load();
    },
    hear,
    async set(target, action, valor) {
      const key = targetKey(target);
      const name = nameOf(action, key);
      const mine = wishes;
      const underWay = mine.has(name);
      let settled = hasReaction(reactions, action, key);
      mine.set(name, valor);
      hear({ action, key, valor });
      if (underWay) return;
      try {
        for (let wish: boolean | undefined; wish !== mine.get(name); ) {
          wish = mine.get(name) ?? valor;
          settled = await peers.write(target, action, wish);
        }
        if (mine === wishes) peers.tell({ action, key, valor: settled });
      } finally {
        mine.delete(name);
        if (mine === wishes) hear({ action, key, valor: settled });
      }
    },
  };
}
