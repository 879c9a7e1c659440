import { isLinkAddress } from '@poliedro/contracts/article-body/addresses';
import { ETIQUETAS, type Etiqueta } from '@poliedro/contracts/article-body/tags';
import type { StoredImage } from '@poliedro/contracts/writing';
import { Editor, Extension } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { accountErrorText } from '../../accounts/account-error-text.ts';
import type { EditorText } from '../../locales/editor-text.ts';
import type { OpenDialog } from '../dialogs/body-dialogs.tsx';
import { ImageView } from '../media/image-view.ts';
import { insertBlocks } from '../media/insert-block.ts';
import { pictureFiles, withoutBytes } from '../media/picture-paste.ts';
import { createPictures } from '../media/pictures.ts';
import { createVideoView } from '../media/video-view.ts';
import { articleExtensions } from '../schema/article-schema.ts';
import { ImageNode, VideoNode } from '../schema/media-nodes.ts';
import { Placeholder } from '../schema/placeholder.ts';
import { removeTags } from '../tags/apply-tag.ts';
import { cleanPastedHtml } from './pasted-html.ts';

interface BodyPeers {
  readonly text: EditorText;
  readonly onOpen: OpenDialog;
  readonly onTag: (etiqueta: Etiqueta) => void;
  readonly onToolbar: () => void;
  /** What was done to the text, and the text before it. */
  readonly onSteps: (before: () => unknown, steps: readonly unknown[]) => void;
}

/** The buttons stay above the text: what is written is never under them. */
const AROUND_CURSOR = { top: 240, bottom: 60, left: 0, right: 0 };

/** Keys that the library does not know. */
const articleKeys = ({ onOpen, onTag, onToolbar }: BodyPeers) =>
  Extension.create({
    name: 'articleKeys',
    addKeyboardShortcuts() {
      const opens = (name: 'link' | 'shortcuts') => () => {
        onOpen({ name });
        return true;
      };
      const tags = ETIQUETAS.map((etiqueta, at) => [
        `Alt-Shift-${at + 1}`,
        () => {
          onTag(etiqueta);
          return true;
        },
      ]);
      return {
        'Mod-k': opens('link'),
        'Mod-/': opens('shortcuts'),
        'Alt-Shift-0': () => {
          removeTags(this.editor);
          return true;
        },
        'Alt-F10': () => {
          onToolbar();
          return true;
        },
        ...Object.fromEntries(tags),
      };
    },
  });

/** The text of an article and the pictures on their way into it. It draws nothing until it is given a place. */
export function createBodyEditor(content: unknown, peers: BodyPeers) {
  const { text, onSteps, onOpen } = peers;
  const views = new Set<ImageView>();

  /** In every place that waits for it; going back does not undo it. */
  function putStored(src: string, stored: StoredImage): void {
    const { tr, doc } = editor.state;
    doc.descendants((node, at) => {
      if (node.type.name === 'image' && node.attrs.src === src)
        tr.setNodeMarkup(at, undefined, { ...node.attrs, ...stored });
    });
    if (tr.docChanged) editor.view.dispatch(tr.setMeta('addToHistory', false));
  }
  const pictures = createPictures(putStored, (src) => {
    for (const view of views) view.redraw(src);
  });
  const addFiles = (files: readonly File[], at?: number) => {
    const blocks = files.map((file) => ({ type: 'image', attrs: { src: pictures.addFile(file), alt: '' } }));
    insertBlocks(editor, blocks, at);
  };

  const image = ImageNode.extend({
    addNodeView: () => (props) => {
      const view = new ImageView(props.node, props.editor, props.getPos, {
        words: text.image,
        failureText: (error) => accountErrorText(error, text, text.image.failed),
        pictures: () => pictures,
        onDescribe: (position) => onOpen({ name: 'alt', position }),
      });
      views.add(view);
      return Object.assign(view, { destroy: () => views.delete(view) });
    },
  });
  const video = VideoNode.extend({ addNodeView: () => (props) => createVideoView(props.node, text.video) });

  const editor = new Editor({
    element: null,
    injectCSS: false,
    content: content as object,
    enableContentCheck: true,
    enableCoreExtensions: { delete: false, textDirection: false },
    extensions: [
      ...articleExtensions({ image, video, taskLabel: text.body.task }),
      Placeholder.configure({ words: text.body.placeholder }),
      articleKeys(peers),
    ],
    editorProps: {
      scrollThreshold: AROUND_CURSOR,
      scrollMargin: AROUND_CURSOR,
      attributes: {
        class: 'prose article-words',
        'aria-label': text.body.label,
        'aria-multiline': 'true',
        'aria-describedby': 'body-help',
      },
      transformPastedHTML: cleanPastedHtml,
      transformPasted: (slice) => withoutBytes(slice, pictures),
      handlePaste(_view, { clipboardData }) {
        const files = pictureFiles(clipboardData?.files);
        const written = clipboardData?.getData('text/plain').trim() ?? '';
        if (files.length > 0 && written === '') {
          addFiles(files);
          return true;
        }
        const isForWords = !editor.state.selection.empty && isLinkAddress(written);
        return isForWords && editor.commands.setMark('link', { href: written });
      },
      handleDrop(view, event, _slice, moved) {
        const files = pictureFiles(event.dataTransfer?.files);
        if (moved || files.length === 0) return false;
        event.preventDefault();
        addFiles(files, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos);
        return true;
      },
    },
    onTransaction({ transaction, appendedTransactions }) {
      for (const { docChanged, before, steps } of [transaction, ...appendedTransactions]) {
        if (docChanged)
          onSteps(
            () => before.toJSON(),
            steps.map((step) => step.toJSON()),
          );
      }
    },
  });

  return {
    editor,
    pictures,
    /** As one change, which can be undone by itself, however soon it comes after another. */
    replace(body: unknown): void {
      const { schema, state, view } = editor;
      const { content } = schema.nodeFromJSON(body);
      view.dispatch(closeHistory(state.tr).replaceWith(0, state.doc.content.size, content));
    },
  };
}
export type BodyEditor = ReturnType<typeof createBodyEditor>;
