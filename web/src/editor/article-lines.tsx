import { RESUMEN_MAX, TITULAR_MAX } from '@poliedro/contracts/article-body/limits';
import type { EditorText } from '../locales/editor-text.ts';
import { FieldFrame } from '../ui/field-frame.tsx';
import type { ArticleFields } from './draft/draft.ts';
import type { Lacking } from './saving/payload.ts';

interface ArticleLinesProps {
  readonly text: EditorText;
  readonly fields: ArticleFields;
  readonly lacking: Lacking | undefined;
  readonly onChange: (fields: Partial<ArticleFields>) => void;
}

const SUMMARY_ROWS = 3;

/** Title and summary, set as the reader will see them. */
export function ArticleLines({
  text: { fields: words, lacking: faults },
  fields,
  lacking,
  onChange,
}: ArticleLinesProps) {
  const count = (written: string, max: number) => (written.length > max * 0.8 ? `${written.length} / ${max}` : '');
  return (
    <>
      <FieldFrame
        label={words.titular}
        fault={lacking === 'titular' ? faults.titular : undefined}
        count={count(fields.titular, TITULAR_MAX)}
      >
        {(control) => (
          <textarea
            {...control}
            name="titular"
            className="title-line"
            rows={1}
            required
            lang={fields.idioma}
            maxLength={TITULAR_MAX}
            value={fields.titular}
            // One line, however long: Enter goes on to the summary.
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              document.querySelector<HTMLElement>('textarea[name=resumen]')?.focus();
            }}
            onChange={({ currentTarget }) => onChange({ titular: currentTarget.value.replace(/\n/g, ' ') })}
          />
        )}
      </FieldFrame>
      <FieldFrame
        label={words.resumen}
        fault={lacking === 'resumen' ? faults.resumen : undefined}
        count={count(fields.resumen, RESUMEN_MAX)}
      >
        {(control) => (
          <textarea
            {...control}
            name="resumen"
            className="summary-lines"
            rows={SUMMARY_ROWS}
            required
            lang={fields.idioma}
            maxLength={RESUMEN_MAX}
            value={fields.resumen}
            onChange={({ currentTarget }) => onChange({ resumen: currentTarget.value })}
          />
        )}
      </FieldFrame>
    </>
  );
}
