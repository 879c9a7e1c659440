import type { DataExport } from '@poliedro/contracts/rights';
import { useCallback, useEffect, useState } from 'react';
import { callAccount } from '../account-calls.ts';

export type ExportState =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'known'; readonly exportacion: DataExport | null };

const FIRST_LOOK_MS = 2000;
const LAST_LOOK_MS = 30_000;

/** How far one's own export is. While it is being made it is looked at again, each time later, and only in view. */
export function useExport() {
  const [state, setState] = useState<ExportState>({ status: 'loading' });
  const know = useCallback((exportacion: DataExport | null) => setState({ status: 'known', exportacion }), []);

  const look = useCallback(async () => {
    try {
      know((await callAccount('getExport')).exportacion);
    } catch {
      setState((known) => (known.status === 'known' ? { ...known } : { status: 'failed' }));
    }
  }, [know]);

  useEffect(() => void look(), [look]);

  const made = state.status === 'known' && state.exportacion !== null && !state.exportacion.lista;
  const [waits, setWaits] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every answer is a reason to wait for the next
  useEffect(() => {
    if (!made) return setWaits(0);
    const timer = setTimeout(
      () => {
        setWaits(waits + 1);
        if (document.visibilityState === 'visible') void look();
        else setState((known) => ({ ...known }));
      },
      Math.min(FIRST_LOOK_MS * 1.5 ** waits, LAST_LOOK_MS),
    );
    return () => clearTimeout(timer);
  }, [state]);

  const request = useCallback(async () => know((await callAccount('requestExport')).exportacion), [know]);
  const retry = useCallback(() => {
    setState({ status: 'loading' });
    void look();
  }, [look]);
  return { state, request, retry };
}
