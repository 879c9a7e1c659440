import type { Idioma } from '@poliedro/contracts/language';
import { Eye, History } from 'lucide-react';
import type { ReactNode } from 'react';
import type { EditorText } from '../locales/editor-text.ts';
import { IDIOMA_NAMES, IDIOMAS } from '../platform/language.ts';
import { SelectField } from '../ui/select-field.tsx';
import { EventField } from './details/event-field.tsx';
import { PriceField } from './details/price-field.tsx';
import type { ArticleFields } from './draft/draft.ts';
import type { Lacking } from './saving/payload.ts';

interface EditorDetailsProps {
  readonly text: EditorText;
  /** Of the interface. */
  readonly idioma: Idioma;
  readonly fields: ArticleFields;
  readonly lacking: Lacking | undefined;
  readonly canSell: boolean;
  readonly onChange: (fields: Partial<ArticleFields>) => void;
  readonly onPanel: (panel: 'preview' | 'revisions') => void;
  readonly children: ReactNode;
}

/** What an article has besides its words. */
export function EditorDetails(props: EditorDetailsProps) {
  const { text, idioma, fields, lacking, canSell, onChange, onPanel, children } = props;
  return (
    <aside className="editor-details" aria-label={text.details}>
      <EventField
        words={text.event}
        idioma={idioma}
        chosen={fields.evento}
        fault={lacking === 'evento' ? text.lacking.evento : undefined}
        onChoose={(evento) => onChange({ evento })}
      />
      <SelectField
        key={fields.idioma}
        name="idioma"
        label={text.fields.idioma}
        defaultValue={fields.idioma}
        options={IDIOMAS.map((name) => [name, IDIOMA_NAMES[name]] as const)}
        onChoose={(chosen) => onChange({ idioma: chosen as Idioma })}
      />
      <PriceField
        words={text.price}
        idioma={idioma}
        euros={fields.importe_euros}
        canSell={canSell}
        onPrice={(importe_euros) => onChange({ importe_euros })}
      />
      {children}
      <button type="button" className="quiet-button" onClick={() => onPanel('preview')}>
        <Eye className="icon" aria-hidden="true" />
        {text.preview}
      </button>
      <button type="button" className="quiet-button" onClick={() => onPanel('revisions')}>
        <History className="icon" aria-hidden="true" />
        {text.revisions.title}
      </button>
    </aside>
  );
}
