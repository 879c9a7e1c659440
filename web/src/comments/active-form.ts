import { useSyncExternalStore } from 'react';

/** Which form is open under the comments: to answer one, or to rewrite one. */
export type FormKind = 'reply' | 'edit';

export interface ActiveForm {
  /** One at a time: opening one puts the other away. */
  open(kind: FormKind, comentario_id: number): void;
  close(): void;
  subscribe(listener: () => void): () => void;
  kindAt(comentario_id: number): FormKind | null;
  /** The comment that it is open under. */
  place(): number | undefined;
}

export function createActiveForm(): ActiveForm {
  let active: { readonly kind: FormKind; readonly comentario_id: number } | null = null;
  const listeners = new Set<() => void>();
  function show(next: typeof active): void {
    active = next;
    for (const listener of listeners) listener();
  }
  return {
    open: (kind, comentario_id) => show({ kind, comentario_id }),
    close: () => show(null),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    kindAt: (comentario_id) => (active?.comentario_id === comentario_id ? active.kind : null),
    place: () => active?.comentario_id,
  };
}

/** Of hundreds of comments only the two concerned are drawn again. */
export function useFormAt(form: ActiveForm, comentario_id: number): FormKind | null {
  return useSyncExternalStore(
    form.subscribe,
    () => form.kindAt(comentario_id),
    () => null,
  );
}
