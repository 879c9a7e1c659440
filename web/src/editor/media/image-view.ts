import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { NodeView } from '@tiptap/pm/view';
import type { EditorText } from '../../locales/editor-text.ts';
import { isStored, type Pictures } from './pictures.ts';

interface ImagePeers {
  readonly words: EditorText['image'];
  /** What to say about a picture that could not be stored. */
  readonly failureText: (error: unknown) => string;
  readonly pictures: () => Pictures;
  readonly onDescribe: (position: number) => void;
}

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), properties);

const button = (label: string, onclick: () => void) =>
  element('button', { type: 'button', className: 'quiet-button', textContent: label, onclick });

/** A picture while somebody writes: what it shows, how far it is on its way, and what it is said to show. */
export class ImageView implements NodeView {
  readonly dom = element('figure', { className: 'editor-image', contentEditable: 'false' });
  private node: Node;
  private readonly editor: Editor;
  private readonly getPos: () => number | undefined;
  private readonly peers: ImagePeers;

  constructor(node: Node, editor: Editor, getPos: () => number | undefined, peers: ImagePeers) {
    this.node = node;
    this.editor = editor;
    this.getPos = getPos;
    this.peers = peers;
    this.draw();
  }

  update(node: Node): boolean {
    if (node.type !== this.node.type) return false;
    this.node = node;
    this.draw();
    return true;
  }

  /** How far it is may have changed without the document changing. */
  redraw(src: string): void {
    if (this.node.attrs.src === src) this.draw();
  }

  stopEvent({ target }: Event): boolean {
    return target instanceof HTMLButtonElement;
  }

  ignoreMutation(): boolean {
    return true;
  }

  private draw(): void {
    const src = String(this.node.attrs.src);
    this.dom.replaceChildren(...(isStored(src) ? this.stored(src) : this.waiting(src)));
  }

  private stored(src: string): HTMLElement[] {
    const { alt, width, height } = this.node.attrs;
    const { words } = this.peers;
    const image = element('img', { src, alt });
    if (width && height) Object.assign(image, { width, height });
    const describe = button(alt === '' ? words.describe : words.redescribe, () => this.act(this.peers.onDescribe));
    return [image, this.caption(alt === '' ? [describe] : [alt, describe])];
  }

  private waiting(src: string): HTMLElement[] {
    const { words, pictures, failureText } = this.peers;
    const state = pictures().stateOf(src);
    if (state === undefined || state.status === 'sending') {
      const bar = element('progress', { className: 'upload', max: 1, value: state?.part ?? 0 });
      bar.setAttribute('aria-label', words.sending);
      return [bar, this.caption([words.sending])];
    }
    const text = state.status === 'lost' ? words.lost : failureText(state.error);
    const retry = state.status === 'lost' ? [] : [button(words.retry, () => pictures().retry(src))];
    const caption = this.caption([text, ...retry, button(words.remove, () => this.act((at) => this.remove(at)))]);
    caption.setAttribute('role', 'alert');
    return [caption];
  }

  private caption(parts: readonly (string | HTMLElement)[]): HTMLElement {
    const caption = element('figcaption', {});
    for (const part of parts) caption.append(typeof part === 'string' ? element('span', { textContent: part }) : part);
    return caption;
  }

  private remove(at: number): void {
    this.editor
      .chain()
      .focus()
      .deleteRange({ from: at, to: at + this.node.nodeSize })
      .run();
  }

  private act(action: (position: number) => void): void {
    const at = this.getPos();
    if (at !== undefined) action(at);
  }
}
