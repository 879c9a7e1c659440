import { ApiError } from '../../platform/api-error.ts';
import { tellConsole } from '../../platform/tell-console.ts';
import type { PlanProps } from './plan-props.ts';
import { callZone } from './zone-calls.ts';

type Change = Parameters<typeof callZone<'changeSubscription'>>[1];

/** Shows what it has become; also where that is unpaid, and the page did not know yet. */
export async function changeSubscription({ onChange, refresh }: PlanProps, change: Change): Promise<void> {
  try {
    onChange((await callZone('changeSubscription', change)).suscripcion);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'subscription_unpaid') await refresh().catch(tellConsole);
    throw error;
  }
}
