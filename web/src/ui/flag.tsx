import { memo } from 'react';
import { useTranslation } from '../platform/translation.tsx';

interface FlagProps {
  readonly pais_iso_code: string;
  /** The country's name stands beside it. */
  readonly decorative?: boolean;
}

export const Flag = memo(function Flag({ pais_iso_code, decorative = false }: FlagProps) {
  const { countryName } = useTranslation();
  return (
    <img
      className="flag"
      src={`/flags/${pais_iso_code.toLowerCase()}.webp`}
      alt={decorative ? '' : countryName(pais_iso_code)}
      width={16}
      height={12}
      loading="lazy"
      decoding="async"
    />
  );
});
