import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { embeddedFile, isStored, type Pictures } from './pictures.ts';

/** The contract's, without its schemas; a test holds them equal. */
export const PICTURE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'];

export const pictureFiles = (files: FileList | null | undefined): File[] =>
  [...(files ?? [])].filter(({ type }) => PICTURE_TYPES.includes(type));

/** Pictures that came with their bytes are sent as files; the document gets the place where they will stand. */
export function withoutBytes(slice: Slice, pictures: Pictures): Slice {
  const cleaned = (node: Node): Node[] => {
    if (node.type.name !== 'image') return [node.copy(cleanFragment(node.content))];
    const src = String(node.attrs.src);
    if (isStored(src) || /^(?:https?:|pendiente:)/.test(src)) return [node];
    const file = embeddedFile(src);
    return file === undefined ? [] : [node.type.create({ ...node.attrs, src: pictures.addFile(file) })];
  };
  function cleanFragment(fragment: Fragment): Fragment {
    const nodes: Node[] = [];
    for (const node of fragment.content) nodes.push(...(node.isText ? [node] : cleaned(node)));
    return Fragment.from(nodes);
  }
  return new Slice(cleanFragment(slice.content), slice.openStart, slice.openEnd);
}
