import { isEtiqueta } from '@poliedro/contracts/article-body/tags';
import type { Mark } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';

/** Beyond it nobody looks whether each word is bold. */
const NODES_LOOKED_AT = 400;

/** The kinds of mark that all of the selected text carries, or what would be typed next. */
function activeMarks({ selection, storedMarks, doc }: EditorState): Set<string> {
  const names = (marks: readonly Mark[]) => new Set(marks.map(({ type }) => type.name));
  const { empty, $from, from, to } = selection;
  if (empty) return names(storedMarks ?? $from.marks());
  let shared: Set<string> | undefined;
  let looked = 0;
  doc.nodesBetween(from, to, (node) => {
    if (looked > NODES_LOOKED_AT) return false;
    looked += 1;
    if (node.isText) {
      const here = names(node.marks);
      shared = shared === undefined ? here : new Set([...shared].filter((name) => here.has(name)));
    }
    return true;
  });
  return shared ?? new Set();
}

const blockName = (name: string, level: unknown) => (name === 'heading' ? `heading${level}` : name);

/** Names of what the buttons can switch on and off here; a text, because two equal texts draw nothing anew. */
export function activeFormats(state: EditorState): string {
  const { $from } = state.selection;
  const blocks: string[] = [];
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { type, attrs } = $from.node(depth);
    blocks.push(blockName(type.name, attrs.level));
  }
  const marks = [...activeMarks(state)].filter((name) => !isEtiqueta(name));
  return [...marks, ...blocks].join(' ');
}
