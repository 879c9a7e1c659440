import type { Subscription } from '@poliedro/contracts/subscriptions';
import type { ZoneTexts } from './use-money-text.ts';

export interface PlanProps {
  readonly texts: ZoneTexts;
  readonly suscripcion: Subscription;
  readonly onChange: (suscripcion: Subscription | null) => void;
  readonly refresh: () => Promise<void>;
}
