import '../../ui/styles/redaccion-reports.css';
import { use, useState } from 'react';
import { loadRedaccionReportsText } from '../../locales/redaccion-reports.ts';
import { pageIdioma } from '../../platform/language.ts';
import type { PartProps } from '../part.ts';
import { PartFrame } from '../part-frame.tsx';
import { DecidedReports } from './decided-reports.tsx';
import { WaitingReports } from './waiting-reports.tsx';

const SHOWN = { waiting: WaitingReports, decided: DecidedReports } as const;
const NAMES = ['waiting', 'decided'] as const;

/** What readers have reported: what waits for an answer, and what was answered. */
export default function ReportsPart({ text }: PartProps) {
  const own = use(loadRedaccionReportsText(pageIdioma()));
  const [name, setName] = useState<keyof typeof SHOWN>('waiting');
  const Shown = SHOWN[name];
  return (
    <PartFrame
      title={own.title}
      lead={own.lead}
      actions={
        <fieldset className="segments">
          <legend className="sr-only">{own.tabs}</legend>
          {NAMES.map((one) => (
            <label key={one}>
              <input
                type="radio"
                className="sr-only"
                name="avisos"
                checked={one === name}
                onChange={() => setName(one)}
              />
              {own[one]}
            </label>
          ))}
        </fieldset>
      }
    >
      <Shown text={text} own={own} />
    </PartFrame>
  );
}
