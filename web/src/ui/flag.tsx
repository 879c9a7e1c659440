import { memo } from 'react';
import { countryName } from '../platform/country-name.ts';

interface FlagProps {
  readonly pais_iso_code: string;
  readonly idioma: string;
}

export const Flag = memo(function Flag({ pais_iso_code, idioma }: FlagProps) {
  return (
    <img
      className="flag"
      src={`/flags/${pais_iso_code.toLowerCase()}.webp`}
      alt={countryName(pais_iso_code, idioma)}
      width={16}
      height={12}
      loading="lazy"
      decoding="async"
      suppressHydrationWarning
    />
  );
});
