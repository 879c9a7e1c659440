import { expect, test, vi } from 'vitest';
import { startTestApp } from '../../test/app.ts';
import { arriveAuthor, publishNew, write } from '../../test/writing.ts';

test('a published article has a preview picture of the size that other sites want, a draft has none', async () => {
  const app = await startTestApp();
  const { reader } = await arriveAuthor(app);
  const [published, draft] = [await publishNew(reader, { importe_euros: 1.5 }), await write(reader)];
  const ask = (id: number) => fetch(`${app.origin}/preview/articulo/${id}.png?idioma=fr`);
  // On a busy machine the first one is not drawn in time and comes on the next asking.
  const drawn = await vi.waitFor(
    async () => {
      const response = await ask(published.id);
      expect(response.headers.get('content-type')).toBe('image/png');
      return response;
    },
    { timeout: 15_000, interval: 500 },
  );
  expect(drawn.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  const picture = Buffer.from(await drawn.arrayBuffer());
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  expect((await ask(draft.id)).status).toBe(403);
});
