import type { EventDetail } from '@poliedro/contracts/events';
import type { ReactNode } from 'react';
import { usePage } from '../../platform/page.ts';
import { statementElementId, statementWordsId } from './event-sections.ts';
import { useEventView } from './event-view.ts';
import { EvidenceDisclosure } from './evidence-disclosure.tsx';
import { NewMark } from './new-mark.tsx';
import { SourceChips } from './source-chips.tsx';

interface StatementProps {
  readonly statement: Pick<EventDetail['hechos'][number], 'statement_id' | 'idioma' | 'evidencia' | 'independientes'>;
  /** What the press agrees on is told; the rest has evidence. */
  readonly told?: boolean;
  readonly chips?: number;
  readonly children: ReactNode;
}

/** One thing the event says, who says it, and behind a click the words it rests on. */
export function Statement({ statement, told = false, chips, children }: StatementProps) {
  const { idioma } = usePage();
  const { newStatements } = useEventView();
  const { statement_id, evidencia } = statement;
  const lang = statement.idioma === idioma ? undefined : statement.idioma;
  return (
    <div className="statement" id={statementElementId(statement_id)} tabIndex={-1}>
      <div className="statement-words" id={statementWordsId(statement_id)} lang={lang}>
        {newStatements.has(statement_id) ? <NewMark /> : null}
        {children}
      </div>
      <SourceChips evidencia={evidencia} most={chips} />
      <EvidenceDisclosure statement={statement} told={told} />
    </div>
  );
}
