import { expect, type Page } from '@playwright/test';
import type { Person } from './people.ts';

interface Mail {
  readonly text: string;
}

const OFTEN = [100];

async function mailsTo(address: string): Promise<readonly Mail[]> {
  const page = process.env.MAIL_URL ?? 'http://127.0.0.1:8025';
  const answer = await fetch(`${page}/messages?to=${encodeURIComponent(address)}`);
  return ((await answer.json()) as { messages: Mail[] }).messages;
}

/** Waits for a mail to somebody that holds a link to that path, as it came through SMTP; answers the link's path. */
export async function linkFromMail(address: string, path: string, timeout = 30_000): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const links = (await mailsTo(address)).flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []);
        link = links.map((found) => new URL(found)).find(({ pathname }) => pathname === path)?.href;
        return link;
      },
      { timeout, intervals: OFTEN, message: `a mail to ${address} with a link to ${path}` },
    )
    .toBeDefined();
  const { pathname, search, hash } = new URL(link ?? '');
  return pathname + search + hash;
}

/** Waits for a mail to somebody that says so. */
export async function mailWith(address: string, words: string): Promise<void> {
  const said = async () => (await mailsTo(address)).some(({ text }) => text.includes(words));
  await expect
    .poll(said, { timeout: 30_000, intervals: OFTEN, message: `a mail to ${address} about ${words}` })
    .toBe(true);
}

/** By the link that was sent when they registered. */
export async function proveAddress(page: Page, { email }: Person): Promise<void> {
  const link = await linkFromMail(email, '/verify');
  const proved = await page.request.post('/api/verify-email', { data: { token: link.split('#')[1] } });
  expect(proved.status()).toBe(200);
}
