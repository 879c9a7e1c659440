import type {
  Block,
  Body,
  Inline,
  LinkMark,
  ListItem,
  Style,
  TagMark,
  TaskItem,
} from '@poliedro/contracts/article-body/document';
import { sameMark } from '@poliedro/contracts/article-body/read-marks';
import type { ReactNode } from 'react';
import type { ArticleText } from '../../locales/article-text.ts';
import { drawAll } from '../draw-all.tsx';
import { BodyLink, MarkedPiece } from './body-links.tsx';
import { type Run, runsByLink, runsByTag } from './tag-runs.ts';
import { Video } from './video.tsx';

export interface DrawnBody {
  readonly blocks: ReactNode;
  /** In the order of the text; the first is number 1. */
  readonly passages: readonly TagMark[];
}

/** From the innermost out. */
const STYLE_ELEMENTS = [
  ['code', 'code'],
  ['highlight', 'mark'],
  ['strike', 's'],
  ['underline', 'u'],
  ['italic', 'em'],
  ['bold', 'strong'],
] as const satisfies [Style, string][];

function drawPiece(node: Inline): ReactNode {
  let drawn: ReactNode = node.type === 'text' ? node.text : <br />;
  for (const [style, Element] of STYLE_ELEMENTS) {
    if (node.marks?.some(({ type }) => type === style)) drawn = <Element>{drawn}</Element>;
  }
  return drawn;
}

/** The title of the page is its h1: headings of the text stand one below. */
const HEADINGS = { 1: 'h2', 2: 'h3', 3: 'h4' } as const;

/** Draws the text in one go, in its order, so that passages are numbered as they are read. */
export function drawBody(body: Body, text: ArticleText, withMarks: boolean): DrawnBody {
  const passages: TagMark[] = [];
  /** A passage that reaches to the end of its block may go on in the next. */
  let open: TagMark | undefined;

  function drawRun({ mark: tag, nodes }: Run<TagMark>, at: number): ReactNode {
    const goesOn = at === 0 && tag !== undefined && open !== undefined && sameMark(tag, open);
    if (tag && !goesOn) passages.push(tag);
    open = tag;
    const pieces = runsByLink(nodes);
    const drawLinked = ({ mark: link, nodes: inside }: Run<LinkMark>, place: number): ReactNode => {
      const children = drawAll(inside, drawPiece);
      const href = link?.attrs.href;
      if (tag && withMarks) {
        return (
          <MarkedPiece tag={tag} note={passages.length} isLast={place === pieces.length - 1} href={href}>
            {children}
          </MarkedPiece>
        );
      }
      return href === undefined ? children : <BodyLink href={href}>{children}</BodyLink>;
    };
    return drawAll(pieces, drawLinked);
  }

  function drawInline(inline: readonly Inline[] = []): ReactNode {
    if (inline.length === 0) open = undefined;
    return drawAll(runsByTag(inline), drawRun);
  }

  const drawItem = ({ content }: ListItem) => <li>{drawAll(content, drawBlock)}</li>;
  const drawTask = ({ attrs: { checked }, content }: TaskItem) => (
    <li data-checked={checked}>
      <span className="task-mark" role="img" aria-label={checked ? text.tasks.done : text.tasks.open} />
      <div>{drawAll(content, drawBlock)}</div>
    </li>
  );

  function drawBlock(block: Block): ReactNode {
    switch (block.type) {
      case 'paragraph':
        return (
          <p>
            {drawInline(block.content)}
            {block.content ? null : <br />}
          </p>
        );
      case 'heading': {
        const Heading = HEADINGS[block.attrs.level];
        return <Heading>{drawInline(block.content)}</Heading>;
      }
      case 'codeBlock':
        return (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          <pre tabIndex={0}>
            <code>{drawInline(block.content)}</code>
          </pre>
        );
      case 'blockquote':
        return <blockquote>{drawAll(block.content, drawBlock)}</blockquote>;
      case 'bulletList':
        return <ul>{drawAll(block.content, drawItem)}</ul>;
      case 'orderedList':
        return <ol start={block.attrs.start}>{drawAll(block.content, drawItem)}</ol>;
      case 'taskList':
        return <ul className="tasks">{drawAll(block.content, drawTask)}</ul>;
      case 'horizontalRule':
        return <hr />;
      case 'image': {
        const { src, alt, width, height } = block.attrs;
        const size = width && height ? { width, height } : {};
        return (
          <figure>
            <img src={src} alt={alt} {...size} loading="lazy" decoding="async" />
          </figure>
        );
      }
      case 'youtube':
        return <Video video_id={block.attrs.video_id} text={text.video} />;
    }
  }

  return { blocks: drawAll(body.content, drawBlock), passages };
}
