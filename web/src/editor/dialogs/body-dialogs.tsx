import type { Etiqueta } from '@poliedro/contracts/article-body/tags';
import type { Editor } from '@tiptap/core';
import type { EditorText } from '../../locales/editor-text.ts';
import type { Pictures } from '../media/pictures.ts';
import type { Taggable } from '../tags/apply-tag.ts';
import { AltDialog } from './alt-dialog.tsx';
import { ImageDialog } from './image-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { TagDialog } from './tag-dialog.tsx';
import { VideoDialog } from './video-dialog.tsx';

/** What is asked about the text at the moment. */
export type OpenedDialog =
  | { readonly name: 'link' | 'image' | 'video' | 'shortcuts' }
  | { readonly name: 'alt'; readonly position: number }
  | { readonly name: 'tag'; readonly etiqueta: Etiqueta; readonly passage: Taggable };
export type OpenDialog = (dialog: OpenedDialog) => void;

interface BodyDialogsProps {
  readonly opened: OpenedDialog;
  readonly editor: Editor;
  readonly pictures: Pictures;
  readonly text: EditorText;
  readonly onClose: () => void;
}

export function BodyDialogs({ opened, editor, pictures, text, onClose }: BodyDialogsProps) {
  const common = { editor, text, onClose };
  switch (opened.name) {
    case 'link':
      return <LinkDialog {...common} />;
    case 'image':
      return <ImageDialog {...common} pictures={pictures} />;
    case 'video':
      return <VideoDialog {...common} />;
    case 'alt':
      return <AltDialog {...common} position={opened.position} />;
    case 'tag':
      return <TagDialog {...common} etiqueta={opened.etiqueta} passage={opened.passage} />;
    case 'shortcuts':
      return <ShortcutsDialog text={text} onClose={onClose} />;
  }
}
