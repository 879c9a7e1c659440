import { isSourceAddress } from '@poliedro/contracts/article-body/addresses';
import { ALT_MAX, IMAGE_BYTES_MAX } from '@poliedro/contracts/article-body/limits';
import type { Editor } from '@tiptap/core';
import { useRef, useState } from 'react';
import { linkAddress } from '../../accounts/field-rules.ts';
import type { EditorText } from '../../locales/editor-text.ts';
import { Field } from '../../ui/field.tsx';
import { insertBlock } from '../media/insert-block.ts';
import { PICTURE_TYPES } from '../media/picture-paste.ts';
import type { Pictures } from '../media/pictures.ts';
import { Dialog } from './dialog.tsx';

interface ImageDialogProps {
  readonly editor: Editor;
  readonly pictures: Pictures;
  readonly text: EditorText;
  readonly onClose: () => void;
}

type Fault = 'wrongUrl' | 'wrongType' | 'tooLarge';

export function ImageDialog({ editor, pictures, text, onClose }: ImageDialogProps) {
  const { image, dialogs } = text;
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState<Fault>();

  function choose(chosen: File) {
    setFile(undefined);
    if (!PICTURE_TYPES.includes(chosen.type)) setFault('wrongType');
    else if (chosen.size > IMAGE_BYTES_MAX) setFault('tooLarge');
    else {
      setFault(undefined);
      setFile(chosen);
    }
  }

  function apply(filled: FormData) {
    const alt = String(filled.get('alt') ?? '').trim();
    const url = linkAddress(String(filled.get('url') ?? ''));
    if (file === undefined && url === '') return onClose();
    if (file === undefined && !isSourceAddress(url)) return setFault('wrongUrl');
    onClose();
    insertBlock(editor, { type: 'image', attrs: { src: file ? pictures.addFile(file) : url, alt } });
  }

  return (
    <Dialog title={image.insert} cancel={dialogs.cancel} apply={dialogs.insert} onClose={onClose} onApply={apply}>
      <Field
        name="url"
        type="url"
        label={image.url}
        placeholder="https://"
        autoComplete="off"
        hint={image.urlHint}
        fault={fault && image[fault]}
      />
      <div className="file-choice">
        <button type="button" className="button" onClick={() => input.current?.click()}>
          {image.choose}
        </button>
        <span>{file ? file.name : image.chooseHint}</span>
        <input
          ref={input}
          type="file"
          hidden
          accept={PICTURE_TYPES.join(',')}
          aria-label={image.choose}
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            if (chosen) choose(chosen);
          }}
        />
      </div>
      <Field name="alt" type="text" label={image.alt} hint={image.altHint} maxLength={ALT_MAX} autoComplete="off" />
    </Dialog>
  );
}
