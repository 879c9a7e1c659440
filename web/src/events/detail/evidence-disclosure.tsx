import type { EventDetail } from '@poliedro/contracts/events';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { ReportButton } from '../../interactions/report-button.tsx';
import { statementWordsId } from './event-sections.ts';
import { useEventText } from './event-text.tsx';
import { useEventView } from './event-view.ts';
import { EvidenceList } from './evidence-list.tsx';

interface EvidenceDisclosureProps {
  readonly statement: Pick<EventDetail['hechos'][number], 'statement_id' | 'evidencia' | 'independientes'>;
  readonly told: boolean;
}

/** How many newspapers are behind a statement; opened, what each of them wrote. Works without scripts. */
export function EvidenceDisclosure({ statement, told }: EvidenceDisclosureProps) {
  const t = useEventText();
  const { whole } = useEventView();
  const [opened, setOpened] = useState(whole);
  const { statement_id, evidencia, independientes } = statement;
  if (evidencia.length === 0) return null;
  const count = new Set(evidencia.map(({ dominio_periodico }) => dominio_periodico)).size;
  const hasCopies = independientes < count;
  return (
    <details className="evidence" onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary>
        <ChevronRight className="icon" aria-hidden="true" />
        {told ? t('evidence.told', { count }) : t('evidence.from', { count })}
        {hasCopies ? ` · ${t('coverage.informes', { count: independientes })}` : null}
      </summary>
      {opened ? (
        <>
          <EvidenceList evidencia={evidencia} />
          {hasCopies ? <p className="hint">{t('evidence.copiesOnce')}</p> : null}
          {whole ? null : <ReportButton about={{ statement_id }} describedBy={statementWordsId(statement_id)} />}
        </>
      ) : null}
    </details>
  );
}
