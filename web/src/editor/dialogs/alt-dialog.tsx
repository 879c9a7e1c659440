import { ALT_MAX } from '@poliedro/contracts/article-body/limits';
import type { Editor } from '@tiptap/core';
import type { EditorText } from '../../locales/editor-text.ts';
import { Field } from '../../ui/field.tsx';
import { Dialog } from './dialog.tsx';

interface AltDialogProps {
  readonly editor: Editor;
  readonly text: EditorText;
  readonly position: number;
  readonly onClose: () => void;
}

/** What a picture shows, for who cannot see it. */
export function AltDialog({ editor, text, position, onClose }: AltDialogProps) {
  const { image, dialogs } = text;
  const node = editor.state.doc.nodeAt(position);

  function apply(filled: FormData) {
    onClose();
    editor
      .chain()
      .focus()
      .setNodeSelection(position)
      .updateAttributes('image', { alt: String(filled.get('alt') ?? '').trim() })
      .run();
  }

  return (
    <Dialog title={image.describe} cancel={dialogs.cancel} apply={dialogs.apply} onClose={onClose} onApply={apply}>
      <Field
        name="alt"
        type="text"
        label={image.alt}
        hint={image.altHint}
        maxLength={ALT_MAX}
        autoComplete="off"
        defaultValue={String(node?.attrs.alt ?? '')}
      />
    </Dialog>
  );
}
