import type { OperatorChange } from '@poliedro/contracts/redaccion/changes';
import type { RedaccionText } from '../../locales/redaccion-text.ts';
import { localMoment } from '../../platform/dates.ts';
import { pageIdioma } from '../../platform/language.ts';
import { fillText } from '../../platform/translate.ts';
import { AskFirst } from '../ask-first.tsx';
import { useOperation } from '../use-operation.ts';
import { changedFields } from './changed-fields.ts';
import { callChanges } from './changes-calls.ts';

interface ChangeItemProps {
  readonly change: OperatorChange;
  readonly text: RedaccionText;
  readonly onUndone: () => void;
}

/** What somebody did, what was there before and what is there since. */
export function ChangeItem({ change, text, onUndone }: ChangeItemProps) {
  const { changes, kinds } = text;
  const { change_id, kind, object_id, alias, created_on, note, undone, undoes, can_undo } = change;
  const [busy, run] = useOperation(text);
  const [area = ''] = kind.split('.');
  const id = String(change_id);
  const name = (kinds as Readonly<Record<string, string>>)[area] ?? area;

  async function undo() {
    if (await run(() => callChanges('undoChange', { change_id }), changes.undoDone)) onUndone();
  }

  return (
    <li className="change-item" data-undone={undone || undefined}>
      <div className="change-head">
        <h3>
          {name} {object_id} <span className="change-kind">{kind}</span>
        </h3>
        <p>
          <time dateTime={created_on}>
            {fillText(changes.by, { alias, fecha: localMoment(created_on, pageIdioma()) })}
          </time>
          {undone ? ` · ${changes.undone}` : ''}
          {undoes === null ? '' : ` · ${fillText(changes.undoes, { id: String(undoes) })}`}
        </p>
        {note ? <p>{fillText(changes.note, { nota: note })}</p> : null}
      </div>
      <details>
        <summary>{changes.fields}</summary>
        <ChangedFields change={change} text={text} />
      </details>
      {can_undo ? (
        <AskFirst
          text={text}
          label={changes.undo}
          fullLabel={fillText(changes.undoOf, { id })}
          question={changes.undoQuestion}
          busy={busy}
          onConfirm={() => void undo()}
        />
      ) : null}
    </li>
  );
}

function ChangedFields({ change: { before, after }, text: { changes } }: Pick<ChangeItemProps, 'change' | 'text'>) {
  return (
    <dl className="change-fields">
      {changedFields(before, after).map((field) => (
        <div key={field.path}>
          <dt>{field.path}</dt>
          <dd>
            <del>
              <span className="sr-only">{changes.before} </span>
              {field.before ?? changes.nothing}
            </del>
            <ins>
              <span className="sr-only">{changes.after} </span>
              {field.after ?? changes.nothing}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
