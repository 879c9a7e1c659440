import type { Editor } from '@tiptap/core';
import {
  Bold,
  Code,
  Heading1,
  Heading2,
  Heading3,
  Highlighter,
  Italic,
  List,
  ListOrdered,
  ListTodo,
  type LucideIcon,
  Minus,
  Pilcrow,
  SquareCode,
  Strikethrough,
  TextQuote,
  Underline,
} from 'lucide-react';

interface Format {
  /** As `activeFormats` calls it. */
  readonly name: string;
  readonly Icon: LucideIcon;
  readonly shortcut?: string;
  readonly run: (editor: Editor) => boolean;
}

const heading = (level: 1 | 2 | 3, Icon: LucideIcon) =>
  ({
    name: `heading${level}`,
    Icon,
    shortcut: `Control+Alt+${level}`,
    run: (editor: Editor) => editor.chain().focus().toggleHeading({ level }).run(),
  }) as const;

const style = <Name extends string>(name: Name, Icon: LucideIcon, shortcut: string) =>
  ({ name, Icon, shortcut, run: (editor: Editor) => editor.chain().focus().toggleMark(name).run() }) as const;

/** What can be switched on and off, in groups, in the order of the buttons. */
export const FORMATS = [
  [
    {
      name: 'paragraph',
      Icon: Pilcrow,
      shortcut: 'Control+Alt+0',
      run: (editor) => editor.chain().focus().setParagraph().run(),
    },
    heading(1, Heading1),
    heading(2, Heading2),
    heading(3, Heading3),
  ],
  [
    style('bold', Bold, 'Control+B'),
    style('italic', Italic, 'Control+I'),
    style('underline', Underline, 'Control+U'),
    style('strike', Strikethrough, 'Control+Shift+S'),
    style('highlight', Highlighter, 'Control+Shift+H'),
    style('code', Code, 'Control+E'),
  ],
  [
    {
      name: 'bulletList',
      Icon: List,
      shortcut: 'Control+Shift+8',
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
    },
    {
      name: 'orderedList',
      Icon: ListOrdered,
      shortcut: 'Control+Shift+7',
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    },
    {
      name: 'taskList',
      Icon: ListTodo,
      shortcut: 'Control+Shift+9',
      run: (editor) => editor.chain().focus().toggleTaskList().run(),
    },
    {
      name: 'blockquote',
      Icon: TextQuote,
      shortcut: 'Control+Shift+B',
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    },
    {
      name: 'codeBlock',
      Icon: SquareCode,
      shortcut: 'Control+Alt+C',
      run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
    },
    { name: 'horizontalRule', Icon: Minus, run: (editor) => editor.chain().focus().setHorizontalRule().run() },
  ],
] as const satisfies readonly (readonly Format[])[];

export type FormatName = (typeof FORMATS)[number][number]['name'];
