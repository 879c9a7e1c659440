import type { TagMark } from '@poliedro/contracts/article-body/document';
import { type Etiqueta, isEtiqueta } from '@poliedro/contracts/article-body/tags';
import type { Mark, Node } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';

interface Range {
  readonly from: number;
  readonly to: number;
}
/** A tagged stretch of text: where it is and what it is tagged with. */
export interface Passage extends Range {
  readonly etiqueta: Etiqueta;
  readonly attrs: TagMark['attrs'];
}

const tagOf = (node: Node | null | undefined): Mark | undefined =>
  node?.marks.find(({ type }) => isEtiqueta(type.name));

/** The tagged passage that the cursor is in or the selection begins in; bold and links inside do not end it. */
export function passageAt({ selection }: EditorState): Passage | undefined {
  const { $from, empty } = selection;
  const { parent } = $from;
  const index = $from.index();
  const tag = tagOf($from.nodeAfter) ?? (empty ? tagOf($from.nodeBefore) : undefined);
  if (tag === undefined) return undefined;
  let first = tagOf($from.nodeAfter) === tag || $from.textOffset > 0 ? index : index - 1;
  if (tagOf(parent.maybeChild(first))?.eq(tag) !== true) return undefined;
  let last = first;
  while (first > 0 && tagOf(parent.child(first - 1))?.eq(tag)) first -= 1;
  while (last + 1 < parent.childCount && tagOf(parent.child(last + 1))?.eq(tag)) last += 1;
  let from = $from.start();
  for (let child = 0; child < first; child += 1) from += parent.child(child).nodeSize;
  let to = from;
  for (let child = first; child <= last; child += 1) to += parent.child(child).nodeSize;
  return { from, to, etiqueta: tag.type.name as Etiqueta, attrs: tag.attrs };
}

/** The kind of the first tagged passage that the cursor or the selection touches. */
export function touchedTag(state: EditorState): Etiqueta | undefined {
  const passage = passageAt(state);
  const { from, to, empty } = state.selection;
  if (passage !== undefined || empty) return passage?.etiqueta;
  let found: Etiqueta | undefined;
  state.doc.nodesBetween(from, to, (node) => {
    found ??= tagOf(node)?.type.name as Etiqueta | undefined;
    return found === undefined;
  });
  return found;
}
