export const PLANS = ['supporter', 'patron', 'champion'] as const;
export type Plan = (typeof PLANS)[number];
/** What each costs, and how often. */
export const PLAN_PRICES = {
  supporter: { cents: 500, every: 'month' },
  patron: { cents: 1500, every: 'month' },
  champion: { cents: 12_000, every: 'year' },
} as const satisfies Record<Plan, { cents: number; every: 'month' | 'year' }>;
/** The law gives so long to withdraw from it, with all of the money back. */
export const WITHDRAWAL_DAYS = 14;
