import type { CarrilBody, CarrilSettings } from '@poliedro/contracts/redaccion/front-page';
import { type FormEvent, useState } from 'react';
import { PageLink } from '../../ui/page-link.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { AskFirst } from '../ask-first.tsx';
import { partAddress } from '../part.ts';
import { PartFrame } from '../part-frame.tsx';
import { useOperation } from '../use-operation.ts';
import { CarrilPreview } from './carril-preview.tsx';
import { inPageIdioma } from './carril-summary.ts';
import { carrilAddress } from './front-page-address.ts';
import { callFrontPage } from './front-page-calls.ts';
import type { FrontPageProps } from './front-page-props.ts';
import { carrilFaults, type Faults, fitted, NEW_CARRIL } from './front-page-rules.ts';
import { HandPlaces } from './hand-places.tsx';
import { LanguageFields } from './language-fields.tsx';
import { Check, RuleFields } from './rule-fields.tsx';
import { useGoing } from './use-going.ts';

interface CarrilEditorProps extends FrontPageProps {
  /** Undefined for a new one. */
  readonly carril: CarrilSettings | undefined;
}

function bodyOf({ carril_id: _i, fijados: _f, ocultos: _o, ...body }: CarrilSettings): CarrilBody {
  return body;
}

/** One carril: its names, its rule, what readers would see by it, and what is set by hand. */
export function CarrilEditor({ text, words, front, carril }: CarrilEditorProps) {
  const { form } = words;
  const go = useGoing();
  const [body, setBody] = useState<CarrilBody>(() => (carril ? bodyOf(carril) : NEW_CARRIL));
  const [savedTipo, setSavedTipo] = useState(carril?.tipo);
  const [faults, setFaults] = useState<Faults>({});
  const [saving, runSave] = useOperation(text, words.errors);
  const [removing, runRemove] = useOperation(text, words.errors);
  const change = (changed: Partial<CarrilBody>) => setBody((known) => ({ ...known, ...changed }));

  async function save() {
    const saved = fitted(body);
    if (carril) {
      const { carril_id } = carril;
      if (await runSave(() => callFrontPage('saveCarril', { carril_id }, saved))) setSavedTipo(saved.tipo);
      return;
    }
    let added = 0;
    const isDone = await runSave(async () => {
      added = (await callFrontPage('addCarril', saved)).carril_id;
    }, form.created);
    if (isDone) go(carrilAddress(added));
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = carrilFaults(body, words.faults);
    setFaults(found);
    const [first] = Object.keys(found);
    if (first === undefined) void save();
    else event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  async function remove(carril_id: number) {
    if (await runRemove(() => callFrontPage('removeCarril', { carril_id }), form.removed)) go(partAddress('portada'));
  }

  return (
    <PartFrame
      title={carril ? inPageIdioma(body.nombre) || inPageIdioma(carril.nombre) : form.newTitle}
      actions={
        <PageLink className="text-link" to={partAddress('portada')}>
          {words.back}
        </PageLink>
      }
    >
      <form className="front-form" onSubmit={onSubmit} noValidate>
        <fieldset>
          <legend>{form.names}</legend>
          <LanguageFields
            name="nombre"
            label={form.name}
            texts={body.nombre}
            faults={faults}
            onChange={(nombre) => change({ nombre })}
          />
          <Check
            label={form.showName}
            checked={body.mostrar_nombre}
            onChange={(mostrar_nombre) => change({ mostrar_nombre })}
          />
        </fieldset>
        <fieldset>
          <legend>{form.rule}</legend>
          <RuleFields words={words} front={front} body={body} faults={faults} onChange={change} />
        </fieldset>
        <CarrilPreview words={words} carril_id={carril?.carril_id ?? null} body={body} />
        <div className="front-actions">
          <SubmitButton
            label={carril ? text.actions.save : form.create}
            busyLabel={text.actions.saving}
            busy={saving}
          />
          {carril ? (
            <AskFirst
              text={text}
              label={form.remove}
              question={form.removeQuestion}
              busy={removing}
              onConfirm={() => void remove(carril.carril_id)}
            />
          ) : null}
        </div>
      </form>
      {carril && savedTipo === 'eventos' ? <HandPlaces text={text} words={words} carril_id={carril.carril_id} /> : null}
    </PartFrame>
  );
}
