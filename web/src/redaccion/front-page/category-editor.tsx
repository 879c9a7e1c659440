import type { CategoryBody, CategorySettings } from '@poliedro/contracts/redaccion/front-page';
import { type FormEvent, useState } from 'react';
import { PageLink } from '../../ui/page-link.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { partAddress } from '../part.ts';
import { PartFrame } from '../part-frame.tsx';
import { useOperation } from '../use-operation.ts';
import { inPageIdioma } from './carril-summary.ts';
import { callFrontPage } from './front-page-calls.ts';
import type { FrontPageProps } from './front-page-props.ts';
import { categoryFaults, type Faults } from './front-page-rules.ts';
import { LanguageFields } from './language-fields.tsx';
import { useGoing } from './use-going.ts';

interface CategoryEditorProps extends FrontPageProps {
  /** Undefined for a new one. */
  readonly category: CategorySettings | undefined;
}

const NOTHING = { es: '', en: '', fr: '', de: '' };

/** The words of one category. */
export function CategoryEditor({ text, words, category }: CategoryEditorProps) {
  const { categories, form } = words;
  const go = useGoing();
  const [body, setBody] = useState<CategoryBody>({
    nombre: category?.nombre ?? NOTHING,
    explicacion: category?.explicacion ?? NOTHING,
  });
  const [faults, setFaults] = useState<Faults>({});
  const [busy, run] = useOperation(text, words.errors);

  async function save() {
    const isDone = category
      ? await run(() => callFrontPage('saveCategory', { categoria_id: category.categoria_id }, body))
      : await run(() => callFrontPage('addCategory', body), categories.created);
    if (isDone) go(partAddress('portada'));
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = categoryFaults(body, words.faults);
    setFaults(found);
    const [first] = Object.keys(found);
    if (first === undefined) void save();
    else event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  return (
    <PartFrame
      title={category ? inPageIdioma(category.nombre) : categories.newTitle}
      {...(category ? {} : { lead: categories.newHint })}
      actions={
        <PageLink className="text-link" to={partAddress('portada')}>
          {words.back}
        </PageLink>
      }
    >
      <form className="front-form" onSubmit={onSubmit} noValidate>
        <LanguageFields
          name="nombre"
          label={form.name}
          texts={body.nombre}
          faults={faults}
          onChange={(nombre) => setBody({ ...body, nombre })}
        />
        <LanguageFields
          name="explicacion"
          label={categories.explanation}
          texts={body.explicacion}
          faults={faults}
          onChange={(explicacion) => setBody({ ...body, explicacion })}
        />
        <div className="front-actions">
          <SubmitButton
            label={category ? text.actions.save : categories.create}
            busyLabel={text.actions.saving}
            busy={busy}
          />
        </div>
      </form>
    </PartFrame>
  );
}
