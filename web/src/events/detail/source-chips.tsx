import type { Evidence } from '@poliedro/contracts/events';
import { OutsideLink } from '../../ui/outside-link.tsx';
import { SourceLogo } from '../../ui/source-logo.tsx';
import { useEventText } from './event-text.tsx';
import { passageAddress } from './text-fragment.ts';

/** Where a statement comes from: one chip per newspaper, the first ones in sight and the rest counted. */
export function SourceChips({ evidencia, most = 2 }: { evidencia: readonly Evidence[]; most?: number | undefined }) {
  const t = useEventText();
  const sources = evidencia.filter(
    ({ dominio_periodico }, index) =>
      evidencia.findIndex((piece) => piece.dominio_periodico === dominio_periodico) === index,
  );
  if (sources.length === 0) return null;
  const hidden = sources.length - most;
  return (
    <ul className="chips" aria-label={t('evidence.sources')}>
      {sources.slice(0, most).map((source) => (
        <li key={source.dominio_periodico}>
          <Chip source={source} />
        </li>
      ))}
      {hidden > 0 ? (
        <li className="chip">
          <span aria-hidden="true">+{hidden}</span>
          <span className="sr-only">{t('evidence.moreSources', { count: hidden })}</span>
        </li>
      ) : null}
    </ul>
  );
}

/** To the passage at its newspaper; what has no address leads nowhere. */
function Chip({ source: { url, pasaje, logo_url, dominio_periodico } }: { source: Evidence }) {
  const name = (
    <>
      <SourceLogo logo_url={logo_url} />
      {dominio_periodico}
    </>
  );
  return url ? (
    <OutsideLink className="chip" href={passageAddress(url, pasaje)}>
      {name}
    </OutsideLink>
  ) : (
    <span className="chip">{name}</span>
  );
}
