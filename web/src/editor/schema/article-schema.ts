import { type Extensions, getSchema } from '@tiptap/core';
import Highlight from '@tiptap/extension-highlight';
import { TaskList } from '@tiptap/extension-list';
import type { Schema } from '@tiptap/pm/model';
import StarterKit from '@tiptap/starter-kit';
import { ImageNode, VideoNode } from './media-nodes.ts';
import { tagMarks } from './tag-marks.ts';
import { ArticleTaskItem } from './task-item.ts';
import { CodeMark, LinkMark } from './text-marks.ts';

const UNDO_DEPTH = 10;
const UNDO_GROUP_MS = 500;

/** What a document may be made of: the same as in the contract, which a test holds. */
export const articleExtensions = ({
  image = ImageNode,
  video = VideoNode,
  taskLabel,
}: {
  readonly image?: typeof ImageNode;
  readonly video?: typeof VideoNode;
  readonly taskLabel?: string;
} = {}): Extensions => [
  ...tagMarks,
  LinkMark,
  StarterKit.configure({
    code: false,
    link: false,
    trailingNode: false,
    heading: { levels: [1, 2, 3] },
    undoRedo: { depth: UNDO_DEPTH, newGroupDelay: UNDO_GROUP_MS },
    dropcursor: { color: false, class: 'drop-place', width: 2 },
  }),
  Highlight,
  CodeMark,
  TaskList,
  ArticleTaskItem.configure({
    nested: true,
    ...(taskLabel === undefined ? {} : { a11y: { checkboxLabel: () => taskLabel } }),
  }),
  image,
  video,
];

let schema: Schema | undefined;

/** Without an editor around it, for drafts that are read before one is opened. */
export function articleSchema(): Schema {
  schema ??= getSchema(articleExtensions());
  return schema;
}
