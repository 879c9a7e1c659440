import { URL_MAX } from '@poliedro/contracts/article-body/limits';
import { type Etiqueta, TAGS, type TagFieldName } from '@poliedro/contracts/article-body/tags';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import type { EditorText } from '../../locales/editor-text.ts';
import { fillText } from '../../platform/translate.ts';
import { Field } from '../../ui/field.tsx';
import { applyTag, type Taggable } from '../tags/apply-tag.ts';
import { type TagFault, type TagValues, tagAttributes, tagFaults, tagValues } from '../tags/tag-form.ts';
import { Dialog } from './dialog.tsx';

interface TagDialogProps {
  readonly editor: Editor;
  readonly text: EditorText;
  readonly etiqueta: Etiqueta;
  readonly passage: Taggable;
  readonly onClose: () => void;
}

const INPUT_TYPES = { url: 'url', text: 'text', datetime: 'datetime-local' } as const;

export function TagDialog({ editor, text, etiqueta, passage, onClose }: TagDialogProps) {
  const { tags, dialogs } = text;
  const [faults, setFaults] = useState<Partial<Record<TagFieldName, TagFault>>>({});
  const known: TagValues = passage.tag ? tagValues(etiqueta, passage.tag.attrs) : {};
  const { fields } = TAGS[etiqueta];

  function apply(filled: FormData) {
    const values = Object.fromEntries(fields.map(({ name }) => [name, String(filled.get(name) ?? '')]));
    const found = tagFaults(etiqueta, values);
    setFaults(Object.fromEntries(found));
    const [first] = found;
    if (first) {
      document.querySelector<HTMLInputElement>(`.editor-dialog input[name=${first[0]}]`)?.focus();
      return;
    }
    onClose();
    applyTag(editor, passage, etiqueta, tagAttributes(etiqueta, values));
  }

  const faultText = (name: TagFieldName) => {
    const fault = faults[name];
    if (fault === undefined) return undefined;
    return fault === 'required' ? fillText(tags.required, { campo: tags.fields[name] }) : tags[fault];
  };

  return (
    <Dialog
      title={fillText(tags.title, { etiqueta: tags.names[etiqueta] })}
      cancel={dialogs.cancel}
      apply={tags.apply}
      onClose={onClose}
      onApply={apply}
    >
      <figure className="tag-preview">
        <figcaption>{tags.preview}</figcaption>
        <blockquote>
          <mark data-etiqueta={etiqueta}>{passage.text}</mark>
        </blockquote>
      </figure>
      <p className="dialog-lead">{tags.help[etiqueta]}</p>
      {fields.map(({ name, type, required }) => (
        <Field
          key={name}
          name={name}
          type={INPUT_TYPES[type]}
          label={required ? tags.fields[name] : `${tags.fields[name]} ${tags.optional}`}
          required={required}
          maxLength={type === 'url' ? URL_MAX : undefined}
          placeholder={type === 'url' ? 'https://' : undefined}
          autoComplete="off"
          defaultValue={known[name] ?? ''}
          fault={faultText(name)}
        />
      ))}
    </Dialog>
  );
}
