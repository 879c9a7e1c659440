import lighthouse from 'lighthouse';
import type { Bench } from '../suite.ts';
import { openChromium } from './chromium.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

export interface Audit {
  /** From 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  readonly lcpMs: number;
  readonly cls: number;
  readonly tbtMs: number;
  /** Audits that cost points, with the category. */
  readonly faults: readonly string[];
}

/** A busy machine sometimes loses the beginning of the recording. */
const ATTEMPTS = 3;

/** One run of Lighthouse as it is by default: a slow telephone on a slow network, simulated. */
export async function auditPage(bench: Bench, address: string): Promise<Audit> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await auditOnce(bench, address);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

async function auditOnce(bench: Bench, address: string): Promise<Audit> {
  const own = await openChromium(bench);
  try {
    const result = await lighthouse(address, {
      port: own.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
    });
    if (result === undefined) throw new Error('Lighthouse gave no result');
    const { categories, audits, runtimeError } = result.lhr;
    if (runtimeError !== undefined) throw new Error(runtimeError.message);
    const score = (name: Category) => Math.round((categories[name]?.score ?? 0) * 100);
    const measure = (name: string) => {
      const value = audits[name]?.numericValue;
      if (value === undefined) throw new Error(`Lighthouse did not measure ${name}`);
      return value;
    };
    const faults = CATEGORIES.slice(1).flatMap((name) =>
      (categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${name}: ${id}`),
    );
    return {
      scores: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
      },
      lcpMs: measure('largest-contentful-paint'),
      cls: measure('cumulative-layout-shift'),
      tbtMs: measure('total-blocking-time'),
      faults,
    };
  } finally {
    await own.close();
  }
}
