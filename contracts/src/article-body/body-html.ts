import { type Block, type Body, type Inline, isTagMark, type Mark, type Style } from './document.ts';
import { sameMark } from './read-marks.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

const attributes = (given: Readonly<Record<string, string | number | null | undefined>>) =>
  Object.entries(given)
    .map(([name, value]) => (value == null ? '' : ` ${name}="${escapeHtml(String(value))}"`))
    .join('');

const STYLE_TAGS: Readonly<Record<Style, string>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  highlight: 'mark',
  code: 'code',
};

function openMark(mark: Mark): string {
  if (mark.type === 'link')
    return `<a${attributes({ href: mark.attrs.href, rel: 'noopener noreferrer nofollow ugc' })}>`;
  if (!isTagMark(mark)) return `<${STYLE_TAGS[mark.type]}>`;
  const data = Object.entries(mark.attrs).map(([name, value]) => [`data-${name}`, value] as const);
  return `<span${attributes({ 'data-etiqueta': mark.type, ...Object.fromEntries(data) })}>`;
}

function closeMark(mark: Mark): string {
  if (mark.type === 'link') return '</a>';
  return isTagMark(mark) ? '</span>' : `</${STYLE_TAGS[mark.type]}>`;
}

/** Marks that go on from one piece to the next stay open. */
function inlineHtml(inline: readonly Inline[]): string {
  let html = '';
  const open: Mark[] = [];
  const closeTo = (length: number) => {
    while (open.length > length) html += closeMark(open.pop() as Mark);
  };
  for (const node of inline) {
    const marks = node.marks ?? [];
    let shared = 0;
    while (shared < open.length && shared < marks.length && sameMark(open[shared] as Mark, marks[shared] as Mark))
      shared += 1;
    closeTo(shared);
    for (const mark of marks.slice(shared)) {
      html += openMark(mark);
      open.push(mark);
    }
    html += node.type === 'text' ? escapeHtml(node.text) : '<br>';
  }
  closeTo(0);
  return html;
}

function blockHtml(block: Block): string {
  switch (block.type) {
    case 'paragraph':
      return `<p>${inlineHtml(block.content ?? [])}</p>`;
    case 'heading':
      return `<h${block.attrs.level}>${inlineHtml(block.content ?? [])}</h${block.attrs.level}>`;
    case 'codeBlock':
      return `<pre><code>${inlineHtml(block.content ?? [])}</code></pre>`;
    case 'blockquote':
      return `<blockquote>${blocksHtml(block.content)}</blockquote>`;
    case 'bulletList':
      return `<ul>${block.content.map((item) => `<li>${blocksHtml(item.content)}</li>`).join('')}</ul>`;
    case 'orderedList': {
      const items = block.content.map((item) => `<li>${blocksHtml(item.content)}</li>`).join('');
      return `<ol${attributes({ start: block.attrs.start === 1 ? null : block.attrs.start })}>${items}</ol>`;
    }
    case 'taskList': {
      const items = block.content.map(
        ({ attrs, content }) => `<li data-type="taskItem" data-checked="${attrs.checked}">${blocksHtml(content)}</li>`,
      );
      return `<ul data-type="taskList">${items.join('')}</ul>`;
    }
    case 'horizontalRule':
      return '<hr>';
    case 'image':
      return `<img${attributes(block.attrs)}>`;
    case 'youtube': {
      const { video_id } = block.attrs;
      const href = `https://www.youtube.com/watch?v=${video_id}`;
      return `<div data-youtube="${video_id}"><a href="${href}" rel="noopener noreferrer nofollow ugc">${href}</a></div>`;
    }
  }
}

const blocksHtml = (blocks: readonly Block[]): string => blocks.map(blockHtml).join('');

/** The document as HTML that needs no script; the editor reads it back without loss. */
export const bodyHtml = (body: Body): string => blocksHtml(body.content);
