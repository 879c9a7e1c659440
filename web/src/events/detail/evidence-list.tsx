import type { Evidence } from '@poliedro/contracts/events';
import { Flag } from '../../ui/flag.tsx';
import { OutsideLink } from '../../ui/outside-link.tsx';
import { SourceLogo } from '../../ui/source-logo.tsx';
import { useEventText } from './event-text.tsx';
import { Moment } from './moment.tsx';
import { passageAddress } from './text-fragment.ts';

/** Who wrote it, when, in which words, and the way there. */
export function EvidenceList({ evidencia }: { evidencia: readonly Evidence[] }) {
  const t = useEventText();
  return (
    <ul className="evidence-list">
      {evidencia.map((piece) => (
        <li key={`${piece.articulo_id} ${piece.pasaje}`}>
          <p className="evidence-source">
            <SourceLogo logo_url={piece.logo_url} />
            <span className="name">{piece.periodico_nombre}</span>
            <Flag pais_iso_code={piece.pais_iso_code} />
            <Moment iso={piece.publicado_on} />
            {piece.copia_de === null ? null : <span className="tag">{t('evidence.copy')}</span>}
          </p>
          <blockquote lang={piece.idioma} cite={piece.url || undefined}>
            {piece.pasaje}
          </blockquote>
          {piece.url ? (
            <OutsideLink className="text-link" href={passageAddress(piece.url, piece.pasaje)}>
              {t('evidence.read', { periodico: piece.periodico_nombre })}
            </OutsideLink>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
