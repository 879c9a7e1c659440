import type { Subscription } from '@poliedro/contracts/subscriptions';
import { useCallback, useState } from 'react';
import { type Loading, useLoading } from '../../platform/use-loading.ts';
import { loadPaymentsConfig } from '../payments-config.ts';
import { useSubscriptionVersion } from '../subscription-version.ts';
import { callZone } from './zone-calls.ts';

/** Null where one has none, 'off' where nobody can have one. */
export type OwnSubscription = Subscription | null | 'off';

async function loadSubscription(refrescar: boolean): Promise<OwnSubscription> {
  const { public_key } = await loadPaymentsConfig();
  if (public_key === null) return 'off';
  return (await callZone('getSubscription', { refrescar: String(refrescar) })).suscripcion;
}

interface SubscriptionState {
  readonly loading: Loading<OwnSubscription>;
  /** As a call has just answered. */
  readonly show: (suscripcion: Subscription | null) => void;
  /** Asks anew, the provider too. */
  readonly refresh: () => Promise<void>;
}

export function useSubscription(): SubscriptionState {
  const version = useSubscriptionVersion();
  const load = useCallback(() => loadSubscription(version > 0), [version]);
  const loading = useLoading(load);
  const [newer, setNewer] = useState<{ readonly of: unknown; readonly value: OwnSubscription }>();
  const show = (value: OwnSubscription) => setNewer({ of: load, value });
  return {
    loading: newer?.of === load ? { status: 'ready', value: newer.value } : loading,
    show,
    refresh: async () => show(await loadSubscription(true)),
  };
}
