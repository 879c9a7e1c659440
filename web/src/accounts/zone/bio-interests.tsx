import { CircleAlert } from 'lucide-react';
import type { BioText } from '../../locales/bio-text.ts';
import { browserApi } from '../../platform/api.ts';
import { pageIdioma } from '../../platform/language.ts';
import { useLoading } from '../../platform/use-loading.ts';
import { ErrorNotice } from '../../ui/notice.tsx';

interface BioInterestsProps {
  readonly words: BioText;
  readonly chosen: readonly number[];
  readonly fault: string | undefined;
}

const loadCategories = () =>
  browserApi('listCategories', {}, { idioma: pageIdioma() }).then(({ categorias }) => categorias);

export function BioInterests({ words, chosen, fault }: BioInterestsProps) {
  const loading = useLoading(loadCategories);
  return (
    <fieldset className="bio-part" aria-describedby="interests-note">
      <legend>{words.edit.interests}</legend>
      {loading.status === 'ready' ? (
        <div className="check-grid">
          {loading.value.map(({ categoria_id, nombre }) => (
            <label key={categoria_id} className="check">
              <input
                type="checkbox"
                name="categorias"
                value={categoria_id}
                defaultChecked={chosen.includes(categoria_id)}
              />
              {nombre}
            </label>
          ))}
        </div>
      ) : (
        <>
          {loading.status === 'failed' ? (
            <ErrorNotice text={words.edit.interestsFailed} onRetry={loading.retry} />
          ) : (
            <span className="skeleton h-11 w-full" aria-hidden="true" />
          )}
          {/* What was chosen stays chosen, whether or not it can be shown. */}
          {chosen.map((categoria_id) => (
            <input key={categoria_id} type="hidden" name="categorias" value={categoria_id} />
          ))}
        </>
      )}
      {fault ? (
        <p id="interests-note" className="field-note fault" role="alert">
          <CircleAlert className="icon" aria-hidden="true" />
          {fault}
        </p>
      ) : (
        <p id="interests-note" className="field-note">
          {words.edit.interestsHint}
        </p>
      )}
    </fieldset>
  );
}
