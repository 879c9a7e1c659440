import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const LOOKING = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

export interface Violation {
  readonly id: string;
  /** The beginnings of what is at fault. */
  readonly where: readonly string[];
}

/** What a machine can find of the ways in which a page shuts people out: by all rules, or by these. */
export async function findViolations(page: Page, rules?: readonly string[]): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(LOOKING);
  return page.evaluate(async (values) => {
    const { axe: machine } = window as unknown as { axe: typeof axe };
    const { violations } = await machine.run({
      // What is in order need not be listed, and our pages have no frames of their own: both cost more than the looking.
      resultTypes: ['violations'],
      iframes: false,
      ...(values && { runOnly: { type: 'rule', values: [...values] } }),
    });
    return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html.slice(0, 160)) }));
  }, rules);
}
