import { EMBEDDED_IMAGE, IMAGE_ADDRESS, isVideoId } from './addresses.ts';
import type { Block, Body, Image, Inline, ListItem, Mark, TaskItem, TextNode } from './document.ts';
import { ALT_MAX, BODY_LIMITS, IMAGE_SIDE_MAX } from './limits.ts';
import { cleanText, readMarks, sameMarks } from './read-marks.ts';

/** Why a document cannot be taken. */
export type BodyFault = 'not_a_document' | 'unknown_node' | 'too_deep' | 'too_large';

class Refused extends Error {
  readonly fault: BodyFault;
  constructor(fault: BodyFault) {
    super(fault);
    this.fault = fault;
  }
}

type Given = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const childrenOf = (node: Given): readonly unknown[] => (Array.isArray(node.content) ? node.content : []);
const attrsOf = (node: Given): Given => (isObject(node.attrs) ? node.attrs : {});

/** Without recursion: what is built to be too deep must not be walked into. */
function measure(document: Given): void {
  const waiting: { node: unknown; depth: number }[] = [{ node: document, depth: 0 }];
  const counted = { nodes: 0, characters: 0, image: 0, youtube: 0 };
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, depth } = next;
    if (!isObject(node)) throw new Refused('not_a_document');
    if (depth > BODY_LIMITS.depth) throw new Refused('too_deep');
    counted.nodes += 1;
    if (typeof node.text === 'string') counted.characters += node.text.length;
    if (node.type === 'image' || node.type === 'youtube') counted[node.type] += 1;
    const children = childrenOf(node);
    const isTooLarge =
      counted.nodes + children.length > BODY_LIMITS.nodes ||
      counted.characters > BODY_LIMITS.bytes ||
      counted.image > BODY_LIMITS.images ||
      counted.youtube > BODY_LIMITS.videos;
    if (isTooLarge) throw new Refused('too_large');
    for (const child of children) waiting.push({ node: child, depth: depth + 1 });
  }
}

const withMarks = <Node extends object>(node: Node, marks: readonly Mark[] | undefined) =>
  marks === undefined ? node : { ...node, marks };
const withContent = <Node extends object, Child>(node: Node, content: readonly Child[]) =>
  content.length === 0 ? node : { ...node, content };

/** Neighbours that are marked alike are one text. */
function joinTexts(nodes: readonly Inline[]): Inline[] {
  const joined: Inline[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text' && sameMarks(node.marks, last.marks)) {
      joined[joined.length - 1] = withMarks({ type: 'text', text: last.text + node.text } as const, last.marks);
    } else joined.push(node);
  }
  return joined;
}

function readInline(nodes: readonly unknown[]): Inline[] {
  const read = nodes.flatMap((node): Inline[] => {
    if (!isObject(node)) throw new Refused('not_a_document');
    const marks = readMarks(node.marks);
    if (node.type === 'hardBreak') return [withMarks({ type: 'hardBreak' } as const, marks)];
    if (node.type !== 'text') throw new Refused('unknown_node');
    const text = typeof node.text === 'string' ? cleanText(node.text).replace(/[\n\t]/g, ' ') : '';
    return text === '' ? [] : [withMarks({ type: 'text', text } as const, marks)];
  });
  return joinTexts(read);
}

function readCode(nodes: readonly unknown[]): TextNode[] {
  const text = nodes
    .map((node) => {
      if (!isObject(node) || node.type !== 'text') throw new Refused('unknown_node');
      return typeof node.text === 'string' ? cleanText(node.text) : '';
    })
    .join('');
  return text === '' ? [] : [{ type: 'text', text }];
}

const readSide = (value: unknown) =>
  Number.isInteger(value) && (value as number) > 0 && (value as number) <= IMAGE_SIDE_MAX ? (value as number) : null;

/** A picture from elsewhere is only what was said about it. */
function readImage(attrs: Given): Block[] {
  const { src, alt, width, height } = attrs;
  const words = typeof alt === 'string' ? cleanText(alt).replace(/\s+/g, ' ').trim().slice(0, ALT_MAX).trim() : '';
  if (typeof src === 'string' && (IMAGE_ADDRESS.test(src) || EMBEDDED_IMAGE.test(src))) {
    const image: Image = {
      type: 'image',
      attrs: { src, alt: words, width: readSide(width), height: readSide(height) },
    };
    return [image];
  }
  return words === '' ? [] : [{ type: 'paragraph', content: [{ type: 'text', text: words }] }];
}

const readLevel = (value: unknown): 1 | 2 | 3 => (value === 1 || value === 2 ? value : 3);
const readStart = (value: unknown) =>
  Number.isInteger(value) && Math.abs(value as number) < 1e9 ? (value as number) : 1;

/** An item begins with words. */
function readItem(node: Given): Block[] {
  const blocks = readBlocks(childrenOf(node));
  return blocks[0]?.type === 'paragraph' ? blocks : [{ type: 'paragraph' }, ...blocks];
}

function readItems<Item extends ListItem | TaskItem>(
  list: Given,
  type: Item['type'],
  make: (node: Given) => Item,
): Item[] {
  const items = childrenOf(list).map((node) => {
    if (!isObject(node) || node.type !== type) throw new Refused('unknown_node');
    return make(node);
  });
  if (items.length === 0) throw new Refused('not_a_document');
  return items;
}

const readListItems = (list: Given) =>
  readItems<ListItem>(list, 'listItem', (node) => ({ type: 'listItem', content: readItem(node) }));
const readTaskItems = (list: Given) =>
  readItems<TaskItem>(list, 'taskItem', (node) => ({
    type: 'taskItem',
    attrs: { checked: attrsOf(node).checked === true },
    content: readItem(node),
  }));

const BLOCKS: Readonly<Record<string, (node: Given) => Block[]>> = {
  paragraph: (node) => [withContent({ type: 'paragraph' } as const, readInline(childrenOf(node)))],
  heading: (node) => {
    const heading = { type: 'heading', attrs: { level: readLevel(attrsOf(node).level) } } as const;
    return [withContent(heading, readInline(childrenOf(node)))];
  },
  codeBlock: (node) => [withContent({ type: 'codeBlock' } as const, readCode(childrenOf(node)))],
  blockquote: (node) => {
    const content = readBlocks(childrenOf(node));
    return [{ type: 'blockquote', content: content.length === 0 ? [{ type: 'paragraph' }] : content }];
  },
  bulletList: (node) => [{ type: 'bulletList', content: readListItems(node) }],
  orderedList: (node) => [
    { type: 'orderedList', attrs: { start: readStart(attrsOf(node).start) }, content: readListItems(node) },
  ],
  taskList: (node) => [{ type: 'taskList', content: readTaskItems(node) }],
  horizontalRule: () => [{ type: 'horizontalRule' }],
  image: (node) => readImage(attrsOf(node)),
  youtube: (node) => {
    const { video_id } = attrsOf(node);
    return isVideoId(video_id) ? [{ type: 'youtube', attrs: { video_id } }] : [];
  },
};

function readBlocks(nodes: readonly unknown[]): Block[] {
  return nodes.flatMap((node) => {
    const type = isObject(node) ? node.type : undefined;
    const read = typeof type === 'string' && Object.hasOwn(BLOCKS, type) ? BLOCKS[type] : undefined;
    if (read === undefined) throw new Refused('unknown_node');
    return read(node as Given);
  });
}

export type ReadBody = { readonly ok: true; readonly body: Body } | { readonly ok: false; readonly fault: BodyFault };

/**
 * The one door for documents: what comes out is in the one form that everything else expects, and reading it again changes
 * nothing. Marks that are not known are left out and their words kept; nodes that are not known are refused.
 */
export function readBody(given: unknown): ReadBody {
  try {
    if (!isObject(given) || given.type !== 'doc') throw new Refused('not_a_document');
    measure(given);
    const content = readBlocks(childrenOf(given));
    return { ok: true, body: { type: 'doc', content: content.length === 0 ? [{ type: 'paragraph' }] : content } };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, fault: error.fault };
    throw error;
  }
}
