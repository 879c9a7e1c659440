import type { DataExport } from '@poliedro/contracts/rights';
import type { UserText } from '../../locales/zone-text.ts';
import { shortDate } from '../../platform/dates.ts';
import { usePage } from '../../platform/page.ts';
import { fillText } from '../../platform/translate.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { addressOf } from '../account-calls.ts';
import { ActionButton } from './action-button.tsx';
import { fileSize } from './file-size.ts';
import type { PanelProps } from './panel.ts';
import { useExport } from './use-export.ts';
import { ZoneSection } from './zone-section.tsx';

const DAY_MS = 24 * 60 * 60_000;

export function ExportSection({ text, profile }: PanelProps) {
  const { state, request, retry } = useExport();
  const exportacion = state.status === 'known' ? state.exportacion : null;
  return (
    <ZoneSection title={text.exportacion.title} lead={text.exportacion.lead}>
      {state.status === 'failed' ? (
        <ErrorNotice text={text.exportacion.loadFailed} onRetry={retry} />
      ) : (
        <div className="row-end">
          <div role="status">
            {exportacion ? <HowFar text={text} exportacion={exportacion} isProved={profile.email_verificado} /> : null}
          </div>
          {exportacion && !isOld(exportacion) ? null : (
            <ActionButton
              text={text}
              label={exportacion ? text.exportacion.again : text.exportacion.request}
              busyLabel={text.exportacion.requesting}
              failed={text.exportacion.failed}
              act={request}
            />
          )}
        </div>
      )}
    </ZoneSection>
  );
}

/** One a day can be asked for. */
const isOld = ({ lista, created_on }: DataExport) => lista && Date.now() - Date.parse(created_on) > DAY_MS;

interface HowFarProps {
  readonly text: UserText;
  readonly exportacion: DataExport;
  /** To an address that nobody has proved no notice is sent. */
  readonly isProved: boolean;
}

function HowFar({ text: { exportacion: text }, exportacion, isProved }: HowFarProps) {
  const { idioma } = usePage();
  const { lista, bytes, expires_on } = exportacion;
  if (!lista) return <p className="account-notice">{isProved ? text.preparing : text.preparingUnproved}</p>;
  return (
    <div className="zone-stack">
      <p>
        {fillText(text.ready, {
          tamano: fileSize(bytes ?? 0, idioma),
          fecha: shortDate(expires_on ?? exportacion.created_on, idioma),
        })}
      </p>
      <a className="button primary" href={addressOf('downloadExport')} download>
        {text.download}
      </a>
    </div>
  );
}
