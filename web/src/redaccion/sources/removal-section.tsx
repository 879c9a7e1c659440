import type { SourceRemoval } from '@poliedro/contracts/redaccion/sources';
import { type FormEvent, useState } from 'react';
import { fillText } from '../../platform/translate.ts';
import { Field } from '../../ui/field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { FigureBar } from '../figures.tsx';
import { PartSection } from '../part-section.tsx';
import { useOperation } from '../use-operation.ts';
import { callSources } from './source-calls.ts';
import type { SourceProps } from './source-props.ts';
import { NOTE_MAX } from './source-rules.ts';
import { momentOr, number, type SourcesText } from './source-words.ts';

/** The last word: everything of it goes, for good. */
export function RemovalSection({ text, own, source, onChanged }: SourceProps) {
  const { removal } = own;
  const { periodico_id, dominio, articulos } = source;
  const [busy, run] = useOperation(text, own.errors);
  const [fault, setFault] = useState<string>();

  async function remove(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const sent = new FormData(form);
    const typed = String(sent.get('dominio') ?? '')
      .trim()
      .toLowerCase();
    setFault(typed === dominio ? undefined : removal.typeFault);
    if (typed !== dominio) {
      form.querySelector('input')?.focus();
      return;
    }
    const nota = String(sent.get('nota') ?? '').trim();
    if (await run(() => callSources('removeSource', { periodico_id }, { dominio: typed, nota }), removal.asked))
      onChanged();
  }

  return (
    <PartSection title={removal.title} lead={removal.lead}>
      <form className="source-form removal-form" onSubmit={(event) => void remove(event)} noValidate>
        <p>{fillText(removal.articles, { cuantos: number(articulos) })}</p>
        <Field
          name="dominio"
          label={fillText(removal.type, { dominio })}
          fault={fault}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Field name="nota" label={removal.note} maxLength={NOTE_MAX} autoComplete="off" />
        <SubmitButton label={removal.submit} busyLabel={text.actions.saving} busy={busy} />
      </form>
    </PartSection>
  );
}

/** How far it is, said aloud when it is done. */
export function RemovalProgress({ own, removal }: { readonly own: SourcesText; readonly removal: SourceRemoval }) {
  const { articulos, articulos_gone, eventos_gone, fault, finished_on } = removal;
  const words = own.removal;
  const isDone = finished_on !== null;
  return (
    <div className="removal-progress">
      <p role="status">
        {isDone
          ? fillText(words.done, {
              fecha: momentOr(finished_on, ''),
              articulos: number(articulos_gone),
              eventos: number(eventos_gone),
            })
          : words.asked}
      </p>
      {isDone ? null : (
        <>
          <FigureBar part={articulos === 0 ? 0 : articulos_gone / articulos} tone="danger" />
          <p>
            {fillText(words.progress, {
              hechos: number(articulos_gone),
              todos: number(articulos),
              eventos: number(eventos_gone),
            })}
          </p>
          {fault ? <p className="source-fault">{fillText(words.stands, { fallo: fault })}</p> : null}
        </>
      )}
    </div>
  );
}
