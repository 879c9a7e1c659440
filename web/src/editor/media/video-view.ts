import type { Node } from '@tiptap/pm/model';
import type { NodeView } from '@tiptap/pm/view';
import type { EditorText } from '../../locales/editor-text.ts';

const PLAYER = 'https://www.youtube-nocookie.com/embed/';

/** A video is its address until somebody wants to see it. */
export function createVideoView(node: Node, words: EditorText['video']): NodeView {
  const dom = document.createElement('figure');
  dom.className = 'editor-video';
  dom.contentEditable = 'false';
  const play = document.createElement('button');
  play.type = 'button';
  play.className = 'button';
  play.textContent = words.play;
  const caption = document.createElement('figcaption');
  caption.textContent = `youtube.com/watch?v=${node.attrs.video_id}`;
  play.onclick = () => {
    const frame = document.createElement('iframe');
    Object.assign(frame, { src: PLAYER + node.attrs.video_id, title: words.title, width: '560', height: '315' });
    frame.allowFullscreen = true;
    play.replaceWith(frame);
  };
  dom.append(play, caption);
  return { dom, stopEvent: ({ target }) => target === play, ignoreMutation: () => true };
}
