import { ZoneSection } from '../../accounts/zone/zone-section.tsx';
import { longDate } from '../../platform/dates.ts';
import { euros } from '../../platform/money.ts';
import { usePage } from '../../platform/page.ts';
import { fillText } from '../../platform/translate.ts';
import { useLoading } from '../../platform/use-loading.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import type { ZoneTexts } from './use-money-text.ts';
import { callZone } from './zone-calls.ts';

const loadInvoices = () => callZone('listInvoices').then(({ facturas }) => facturas);

export function InvoicesSection({ texts: { money } }: { texts: ZoneTexts }) {
  const { idioma } = usePage();
  const loading = useLoading(loadInvoices);
  const text = money.invoices;
  return (
    <ZoneSection title={text.title}>
      {loading.status === 'loading' ? <span className="skeleton h-12 w-full" aria-hidden="true" /> : null}
      {loading.status === 'failed' ? <ErrorNotice text={text.failed} onRetry={loading.retry} /> : null}
      {loading.status === 'ready' && loading.value.length === 0 ? <p className="quiet">{text.empty}</p> : null}
      {loading.status === 'ready' && loading.value.length > 0 ? (
        <ul className="thing-list invoices">
          {loading.value.map(({ id, created_on, importe_euros, estado, url }) => {
            const fecha = longDate(created_on, idioma);
            return (
              <li key={id}>
                <div>
                  <b>{euros(importe_euros, idioma)}</b>
                  <span className={estado === 'pagada' ? 'profile-mark done' : 'profile-mark'}>
                    {text.estados[estado]}
                  </span>
                  <p className="field-note">{fecha}</p>
                </div>
                {url ? (
                  <a
                    className="button"
                    href={url}
                    target="_blank"
                    rel="noopener noreferrer"
                    aria-label={fillText(text.viewOf, { fecha })}
                  >
                    {text.view}
                  </a>
                ) : null}
              </li>
            );
          })}
        </ul>
      ) : null}
    </ZoneSection>
  );
}
