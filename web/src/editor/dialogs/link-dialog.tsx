import { isLinkAddress } from '@poliedro/contracts/article-body/addresses';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { linkAddress } from '../../accounts/field-rules.ts';
import type { EditorText } from '../../locales/editor-text.ts';
import { Field } from '../../ui/field.tsx';
import { Dialog } from './dialog.tsx';

interface LinkDialogProps {
  readonly editor: Editor;
  readonly text: EditorText;
  readonly onClose: () => void;
}

/** Puts the address on the selected words, on the link that the cursor is in, or writes the words too. */
function setLink(editor: Editor, href: string, words: string): void {
  const chain = editor.chain().focus();
  if (editor.state.selection.empty && !editor.isActive('link')) {
    chain.insertContent({ type: 'text', text: words || href, marks: [{ type: 'link', attrs: { href } }] }).run();
  } else {
    chain.extendMarkRange('link').setMark('link', { href }).run();
  }
}

export function LinkDialog({ editor, text, onClose }: LinkDialogProps) {
  const { link, dialogs } = text;
  const [isWrong, setWrong] = useState(false);
  const isNew = editor.state.selection.empty && !editor.isActive('link');

  function apply(filled: FormData) {
    const href = linkAddress(String(filled.get('href') ?? ''));
    if (href === '') return onClose();
    if (!isLinkAddress(href)) return setWrong(true);
    onClose();
    setLink(editor, href, String(filled.get('words') ?? '').trim());
  }

  return (
    <Dialog title={link.title} cancel={dialogs.cancel} apply={dialogs.apply} onClose={onClose} onApply={apply}>
      <Field
        name="href"
        type="url"
        inputMode="url"
        label={link.href}
        placeholder="https://"
        autoComplete="off"
        defaultValue={String(editor.getAttributes('link').href ?? '')}
        fault={isWrong ? link.wrong : undefined}
      />
      {isNew ? <Field name="words" type="text" label={link.words} autoComplete="off" /> : null}
    </Dialog>
  );
}
