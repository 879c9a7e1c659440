import { videoIdOf } from '@poliedro/contracts/article-body/addresses';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import type { EditorText } from '../../locales/editor-text.ts';
import { Field } from '../../ui/field.tsx';
import { insertBlock } from '../media/insert-block.ts';
import { Dialog } from './dialog.tsx';

interface VideoDialogProps {
  readonly editor: Editor;
  readonly text: EditorText;
  readonly onClose: () => void;
}

export function VideoDialog({ editor, text, onClose }: VideoDialogProps) {
  const { video, dialogs } = text;
  const [isWrong, setWrong] = useState(false);

  function apply(filled: FormData) {
    const video_id = videoIdOf(String(filled.get('url') ?? ''));
    if (video_id === undefined) return setWrong(true);
    onClose();
    insertBlock(editor, { type: 'youtube', attrs: { video_id } });
  }

  return (
    <Dialog title={video.insert} cancel={dialogs.cancel} apply={dialogs.insert} onClose={onClose} onApply={apply}>
      <Field
        name="url"
        type="url"
        label={video.url}
        placeholder="https://www.youtube.com/watch?v="
        autoComplete="off"
        fault={isWrong ? video.wrong : undefined}
        hint={video.hint}
      />
    </Dialog>
  );
}
