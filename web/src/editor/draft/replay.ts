import { readBody } from '@poliedro/contracts/article-body/read-body';
import type { Node, Schema } from '@tiptap/pm/model';
import { Step } from '@tiptap/pm/transform';
import type { DraftBody } from './draft.ts';

/** A document of an older editor may hold what this one does not know. */
function documentOf(schema: Schema, body: unknown): Node {
  try {
    const document = schema.nodeFromJSON(body);
    document.check();
    return document;
  } catch {
    const read = readBody(body);
    return schema.nodeFromJSON(read.ok ? read.body : { type: 'doc', content: [{ type: 'paragraph' }] });
  }
}

/** The text with all that was written down after it; what no longer fits ends it there, and everything before stays. */
export function replay(schema: Schema, { body, steps }: DraftBody): Node {
  let document = documentOf(schema, body);
  for (const written of steps) {
    try {
      const { doc, failed } = Step.fromJSON(schema, written as object).apply(document);
      if (!doc || failed) break;
      document = doc;
    } catch {
      break;
    }
  }
  return document;
}
