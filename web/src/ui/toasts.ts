import { useSyncExternalStore } from 'react';

export type ToastKind = 'success' | 'error' | 'info';
export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
}

export const TOAST_MS = 3000;

let toasts: readonly Toast[] = [];
let regions: readonly symbol[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function announce(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function showToast(kind: ToastKind, text: string): void {
  lastId += 1;
  toasts = [...toasts.filter((toast) => toast.text !== text), { id: lastId, kind, text }];
  announce();
}

export function dismissToast(id: number): void {
  toasts = toasts.filter((toast) => toast.id !== id);
  announce();
}

/** A place where toasts can appear. The newest one shows them: what lies under a modal dialog can neither be heard nor clicked. */
export function openToastRegion(): { readonly region: symbol; close(): void } {
  const region = Symbol('toast region');
  regions = [...regions, region];
  announce();
  return {
    region,
    close() {
      regions = regions.filter((other) => other !== region);
      announce();
    },
  };
}

const NONE: readonly Toast[] = [];

export function useToasts(region: symbol | undefined): readonly Toast[] {
  const shown = () => (region !== undefined && regions.at(-1) === region ? toasts : NONE);
  return useSyncExternalStore(subscribe, shown, () => NONE);
}
