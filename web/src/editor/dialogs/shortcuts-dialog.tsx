import { ETIQUETAS } from '@poliedro/contracts/article-body/tags';
import { useId } from 'react';
import type { EditorText } from '../../locales/editor-text.ts';
import { Modal } from '../../ui/modal.tsx';
import { FORMATS } from '../toolbar/formats.ts';
import { keysOf } from '../toolbar/shortcut.ts';

export function ShortcutsDialog({ text, onClose }: { text: EditorText; onClose: () => void }) {
  const titleId = useId();
  const { toolbar, tags, shortcuts, dialogs } = text;
  const formats = FORMATS.flat().flatMap((format) =>
    'shortcut' in format ? [[format.shortcut, toolbar[format.name]] as const] : [],
  );
  const rows: readonly (readonly [string, string])[] = [
    ['Control+S', shortcuts.save],
    ['Control+Z', toolbar.undo],
    ['Control+Y', toolbar.redo],
    ['Control+K', toolbar.link],
    ...formats,
    ...ETIQUETAS.map((etiqueta, at) => [`Alt+Shift+${at + 1}`, tags.names[etiqueta]] as const),
    ['Alt+Shift+0', `${tags.label}: ${tags.remove}`],
    ['Alt+F10', shortcuts.toolbar],
    ['Control+/', toolbar.shortcuts],
  ];
  return (
    <Modal labelledBy={titleId} className="small" onClose={onClose}>
      <div className="editor-dialog">
        <h2 id={titleId} tabIndex={-1}>
          {toolbar.shortcuts}
        </h2>
        <p className="dialog-lead">{shortcuts.lead}</p>
        <dl className="shortcut-list">
          {rows.map(([keys, name]) => (
            <div key={keys}>
              <dt>{name}</dt>
              <dd>
                {keysOf(keys).map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <div className="form-actions">
          <button type="button" className="button" onClick={onClose}>
            {dialogs.close}
          </button>
        </div>
      </div>
    </Modal>
  );
}
