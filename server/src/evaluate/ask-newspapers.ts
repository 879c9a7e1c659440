import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

/** Over a connection of its own: one that was kept may have gone silent while something was computed. */
export async function askNewspapers(address: string): Promise<unknown> {
  const [answer] = (await once(get(address, { agent: false }), 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`${address} answered ${answer.statusCode}`);
  return json(answer);
}

/** What the stand-in says is true of its articles, or only of those published by now, in the order in which they appear. */
export async function listTruths<Article>(
  newspapers: string,
  article: z.ZodType<Article>,
  which: 'all' | 'published',
): Promise<Article[]> {
  const page = z.object({ next: z.int().nullable(), articles: z.array(article) });
  const truths: Article[] = [];
  for (let from: number | null = 0; from !== null; ) {
    const address = `${newspapers}/__truth?from=${from}${which === 'published' ? '&published' : ''}`;
    const { articles, next } = page.parse(await askNewspapers(address));
    truths.push(...articles);
    from = next;
  }
  return truths;
}
