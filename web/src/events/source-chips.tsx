import type { Evidence } from '@poliedro/contracts/events';
import { useTranslation } from '../platform/translation.tsx';
import { OutsideLink } from '../ui/outside-link.tsx';
import { SourceLogo } from '../ui/source-logo.tsx';

const SHOWN = 2;

/** Where a statement comes from: one chip per newspaper, the first two in sight and the rest counted. */
export function SourceChips({ evidencia }: { evidencia: readonly Evidence[] }) {
  const { t } = useTranslation();
  const sources = [...new Map(evidencia.map((evidence) => [evidence.dominio_periodico, evidence])).values()];
  if (sources.length === 0) return null;
  return (
    <ul className="chips" aria-label={t('event.sources')}>
      {sources.slice(0, SHOWN).map((source) => (
        <li key={source.dominio_periodico}>
          <OutsideLink className="chip" href={source.url}>
            <SourceLogo logo_url={source.logo_url} />
            {source.dominio_periodico}
          </OutsideLink>
        </li>
      ))}
      {sources.length > SHOWN ? (
        <li className="chip">
          <span aria-hidden="true">+{sources.length - SHOWN}</span>
          <span className="sr-only">{t('event.moreSources', { count: sources.length - SHOWN })}</span>
        </li>
      ) : null}
    </ul>
  );
}
