import type { EditorText } from '../locales/editor-text.ts';
import type { DeskState } from './saving/desk.ts';

interface PublishSwitchProps {
  readonly state: DeskState;
  readonly words: EditorText['publish'];
  readonly canPublish: boolean;
  readonly onChange: (es_borrador: boolean) => void;
}

/** What the next Guardar will do: nothing changes for readers before. */
function noteOf({ fields: { es_borrador }, stored, isUnsaved }: DeskState, words: EditorText['publish']) {
  const isPublic = stored?.estado === 'publicado';
  if (es_borrador === !isPublic) return isPublic && (isUnsaved || stored.cambios_sin_publicar) ? words.newer : '';
  return es_borrador ? words.willUnpublish : words.willPublish;
}

export function PublishSwitch({ state, words, canPublish, onChange }: PublishSwitchProps) {
  const { es_borrador } = state.fields;
  return (
    <div className="publish">
      <button
        type="button"
        role="switch"
        className="switch"
        aria-checked={!es_borrador}
        aria-label={words.label}
        aria-describedby="publish-note"
        aria-disabled={!canPublish}
        onClick={() => canPublish && onChange(!es_borrador)}
      >
        <i className="knob" aria-hidden="true" />
        <span aria-hidden="true">{es_borrador ? words.borrador : words.publicado}</span>
      </button>
      <p id="publish-note" className="publish-note">
        {canPublish ? noteOf(state, words) : words.onlyAuthors}
      </p>
    </div>
  );
}
