import { type Etiqueta, isEtiqueta, type TagAttribute } from './tags.ts';

export const STYLES = ['bold', 'italic', 'underline', 'strike', 'highlight', 'code'] as const;
export type Style = (typeof STYLES)[number];

export interface StyleMark {
  readonly type: Style;
}
export interface LinkMark {
  readonly type: 'link';
  readonly attrs: { readonly href: string };
}
/** Of its own attributes each is there; null where nothing is said. */
export interface TagMark {
  readonly type: Etiqueta;
  readonly attrs: Readonly<Partial<Record<TagAttribute, string | null>>>;
}
/** On one piece of text: a tag first, then a link, then styles; at most one of each. */
export type Mark = TagMark | LinkMark | StyleMark;

export interface TextNode {
  readonly type: 'text';
  readonly text: string;
  readonly marks?: readonly Mark[];
}
export interface HardBreak {
  readonly type: 'hardBreak';
  readonly marks?: readonly Mark[];
}
export type Inline = TextNode | HardBreak;

export interface Paragraph {
  readonly type: 'paragraph';
  readonly content?: readonly Inline[];
}
export interface Heading {
  readonly type: 'heading';
  readonly attrs: { readonly level: 1 | 2 | 3 };
  readonly content?: readonly Inline[];
}
export interface CodeBlock {
  readonly type: 'codeBlock';
  readonly content?: readonly TextNode[];
}
export interface Blockquote {
  readonly type: 'blockquote';
  readonly content: readonly Block[];
}
export interface ListItem {
  readonly type: 'listItem';
  readonly content: readonly Block[];
}
export interface TaskItem {
  readonly type: 'taskItem';
  readonly attrs: { readonly checked: boolean };
  readonly content: readonly Block[];
}
export interface BulletList {
  readonly type: 'bulletList';
  readonly content: readonly ListItem[];
}
export interface OrderedList {
  readonly type: 'orderedList';
  readonly attrs: { readonly start: number };
  readonly content: readonly ListItem[];
}
export interface TaskList {
  readonly type: 'taskList';
  readonly content: readonly TaskItem[];
}
export interface HorizontalRule {
  readonly type: 'horizontalRule';
}
export interface Image {
  readonly type: 'image';
  readonly attrs: {
    readonly src: string;
    readonly alt: string;
    /** In pixels, so that the page keeps its place free; null until it is known. */
    readonly width: number | null;
    readonly height: number | null;
  };
}
export interface Video {
  readonly type: 'youtube';
  readonly attrs: { readonly video_id: string };
}

export type Block =
  | Paragraph
  | Heading
  | CodeBlock
  | Blockquote
  | BulletList
  | OrderedList
  | TaskList
  | HorizontalRule
  | Image
  | Video;

/** An article's text. Only `readBody` makes one of what somebody sent. */
export interface Body {
  readonly type: 'doc';
  readonly content: readonly Block[];
}

export const EMPTY_BODY: Body = { type: 'doc', content: [{ type: 'paragraph' }] };

export const isTagMark = (mark: Mark): mark is TagMark => isEtiqueta(mark.type);
