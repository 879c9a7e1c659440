import { randomNumbers } from '@poliedro/contracts/article-body/random-body.fixture';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { describe, expect, it } from 'vitest';
import { articleSchema } from '../schema/article-schema.ts';
import { replay } from './replay.ts';

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const START = { type: 'doc', content: [paragraph('Uno dos tres'), paragraph('Cuatro')] };

/** Writes, deletes, splits and marks at random, and hands over what was done as the editor writes it down. */
function randomWriting(seed: number, times: number) {
  const schema = articleSchema();
  const random = randomNumbers(seed);
  let state = EditorState.create({ schema, doc: schema.nodeFromJSON(START) });
  const steps: unknown[] = [];
  for (let count = 0; count < times; count += 1) {
    const { doc } = state;
    const at = Math.floor(random() * doc.content.size);
    const from = TextSelection.near(doc.resolve(at)).from;
    const to = Math.min(from + 3, doc.resolve(from).end());
    const kind = random();
    const tr = state.tr;
    if (kind < 0.6) tr.insertText('ñ', from);
    else if (kind < 0.75) tr.delete(from, to);
    else if (kind < 0.85) tr.split(from);
    else tr.addMark(from, to, schema.mark('hecho', { url: 'https://a.example/', timestamp: null }));
    state = state.apply(tr);
    // As it comes back out of the browser's storage.
    steps.push(...tr.steps.map((step) => JSON.parse(JSON.stringify(step))));
  }
  return { steps, doc: state.doc };
}

describe('reading a draft back', () => {
  it.each([1, 2, 3])('gives the text as it was left, whatever was done to it (seed %i)', (seed) => {
    const { steps, doc } = randomWriting(seed, 400);
    expect(replay(articleSchema(), { body: START, steps }).eq(doc)).toBe(true);
  });

  it('keeps all that comes before a step that no longer fits', () => {
    const { steps, doc } = randomWriting(4, 50);
    const broken = [...steps, { stepType: 'replace', from: 9999, to: 9999 }, { stepType: 'nonsense' }];
    expect(replay(articleSchema(), { body: START, steps: broken }).eq(doc)).toBe(true);
  });

  it('reads a document of another time as far as it is known', () => {
    const old = { type: 'doc', content: [{ ...paragraph('Viejo'), attrs: { align: 'left' } }] };
    expect(replay(articleSchema(), { body: old, steps: [] }).textContent).toBe('Viejo');
    const unknownMark = { type: 'text', text: 'Marcado', marks: [{ type: 'comentario' }] };
    const body = { type: 'doc', content: [{ type: 'paragraph', content: [unknownMark] }] };
    expect(replay(articleSchema(), { body, steps: [] }).textContent).toBe('Marcado');
  });
});
