import type { ReportedObject } from '@poliedro/contracts/redaccion/reports';
import type { RedaccionReportsText } from '../../locales/redaccion-reports-text.ts';
import type { RedaccionText } from '../../locales/redaccion-text.ts';

/** What everything about reports is given. */
export interface ReportsProps {
  readonly text: RedaccionText;
  readonly own: RedaccionReportsText;
}

export interface ReportedProps extends ReportsProps {
  readonly reported: ReportedObject;
  readonly onDecided: () => void;
}
