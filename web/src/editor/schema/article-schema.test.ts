import { bodyHtml } from '@poliedro/contracts/article-body/body-html';
import { createRandomBodies } from '@poliedro/contracts/article-body/random-body.fixture';
import { readBody } from '@poliedro/contracts/article-body/read-body';
import { DOMParser } from '@tiptap/pm/model';
import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { articleExtensions, articleSchema } from './article-schema.ts';

/** In the check a few; `FUZZ_DOCUMENTS=100000` for a long look. */
const DOCUMENTS = Number(process.env.FUZZ_DOCUMENTS ?? 2000);
const SEEDS = [11, 12, 13, 14, 15, 16, 17, 18];

describe('the schema of the editor', () => {
  it.each(SEEDS)(
    'reads the HTML of any document back as the same document (seed %i)',
    (seed) => {
      const random = createRandomBodies(seed);
      const parser = DOMParser.fromSchema(articleSchema());
      for (let count = 0; count < DOCUMENTS / SEEDS.length; count += 1) {
        const body = random();
        const { document } = parseHTML(`<html><body>${bodyHtml(body)}</body></html>`);
        const parsed = parser.parse(document.body as unknown as Node, { preserveWhitespace: 'full' });
        expect(JSON.stringify(readBody(parsed.toJSON()))).toBe(JSON.stringify({ ok: true, body }));
      }
    },
    20_000 + 10 * DOCUMENTS,
  );

  it('undoes ten steps, half a second to a step, and has three levels of headings', () => {
    const kit = articleExtensions().find(({ name }) => name === 'starterKit');
    expect(kit?.options).toMatchObject({
      undoRedo: { depth: 10, newGroupDelay: 500 },
      heading: { levels: [1, 2, 3] },
    });
  });

  it('takes any document as it is, and gives it back', () => {
    const random = createRandomBodies(15);
    for (let count = 0; count < 500; count += 1) {
      const body = random();
      const node = articleSchema().nodeFromJSON(body);
      node.check();
      expect(JSON.stringify(readBody(node.toJSON()))).toBe(JSON.stringify({ ok: true, body }));
    }
  });
});
