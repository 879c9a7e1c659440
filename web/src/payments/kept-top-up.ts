/**
 * A top-up that this tab has begun. Its id is made here and kept until the server has answered: whatever is asked
 * again under it, after a reload too, is paid once.
 */
export interface KeptTopUp {
  readonly top_up_id: string;
  readonly cents: number;
  /** A card was given for it: nothing else may be begun before it is known what became of it. */
  readonly isUnderWay: boolean;
  /** The provider has said yes; only its message to the server is missing. */
  readonly isPaid: boolean;
}

const nameOf = (usuario_id: number) => `recarga_${usuario_id}`;

export function readTopUp(usuario_id: number): KeptTopUp | undefined {
  try {
    const kept: Partial<KeptTopUp> | null = JSON.parse(sessionStorage.getItem(nameOf(usuario_id)) ?? 'null');
    if (typeof kept?.top_up_id !== 'string' || typeof kept.cents !== 'number') return undefined;
    const { top_up_id, cents, isUnderWay = false, isPaid = false } = kept;
    return { top_up_id, cents, isUnderWay, isPaid };
  } catch {
    return undefined;
  }
}

export function keepTopUp(usuario_id: number, kept: KeptTopUp | undefined): void {
  try {
    if (kept === undefined) sessionStorage.removeItem(nameOf(usuario_id));
    else sessionStorage.setItem(nameOf(usuario_id), JSON.stringify(kept));
  } catch {
    // Where nothing may be stored a reload forgets it; what is paid is credited all the same.
  }
}

/** The one that is under way, or waits for a card and is for as much; else a new one. */
export function beginTopUp(usuario_id: number, cents: number): KeptTopUp {
  const known = readTopUp(usuario_id);
  if (known && (known.isUnderWay || known.cents === cents)) return known;
  const begun = { top_up_id: crypto.randomUUID(), cents, isUnderWay: false, isPaid: false };
  keepTopUp(usuario_id, begun);
  return begun;
}
