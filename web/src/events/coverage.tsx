import type { Coverage as CoverageCounts } from '@poliedro/contracts/events';
import type { Translate } from '../platform/translate.ts';
import { Flag } from '../ui/flag.tsx';

interface CoverageProps {
  readonly cobertura: CoverageCounts;
  readonly t: Translate;
  readonly flags?: number;
  readonly withLanguages?: boolean;
}

/** Who is behind an event: a few flags and "31 periódicos · 9 países". */
export function Coverage({ cobertura, t, flags = 4, withLanguages = false }: CoverageProps) {
  const counts = [
    t('coverage.periodicos', { count: cobertura.periodicos }),
    t('coverage.paises', { count: cobertura.paises.length }),
    ...(withLanguages ? [t('coverage.idiomas', { count: cobertura.idiomas.length })] : []),
  ];
  return (
    <>
      <span className="flags">
        {cobertura.paises.slice(0, flags).map((pais) => (
          <Flag key={pais} pais_iso_code={pais} />
        ))}
      </span>
      <span>{counts.join(' · ')}</span>
    </>
  );
}
