import { useTranslation } from '../../platform/translation.tsx';
import { Flag } from '../../ui/flag.tsx';
import { type Share, withOthersTogether } from './distribution.ts';
import { useEventText } from './event-text.tsx';

const ROWS = 6;

interface CountryBarsProps {
  readonly shares: readonly Share[];
  /** How many countries will come, so that their place is kept. */
  readonly expected: number;
}

/** One bar per country, with its name and its number beside it. */
export function CountryBars({ shares, expected }: CountryBarsProps) {
  const t = useEventText();
  const { countryName } = useTranslation();
  const { shown, others } = withOthersTogether(shares, ROWS);
  const longest = shares[0]?.count ?? 1;
  const missing = shares.length === 0 ? Math.min(expected, ROWS) : 0;
  return (
    <figure>
      <figcaption>{t('coverage.byCountry')}</figcaption>
      <ul className="bars">
        {shown.map(({ pais_iso_code, count }) => (
          <li key={pais_iso_code}>
            <span className="name">
              <Flag pais_iso_code={pais_iso_code} decorative />
              {countryName(pais_iso_code)}
            </span>
            <Bar part={count / longest} />
            <b>{count}</b>
          </li>
        ))}
        {others.length > 0 ? (
          <li>
            <span className="name">{t('coverage.otherCountries', { count: others.length })}</span>
            <Bar part={Math.min(1, sum(others) / longest)} />
            <b>{sum(others)}</b>
          </li>
        ) : null}
        {Array.from({ length: missing }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places that are all alike
          <li key={row}>
            <span className="skeleton h-3 w-24" />
          </li>
        ))}
      </ul>
    </figure>
  );
}

const sum = (shares: readonly Share[]) => shares.reduce((total, { count }) => total + count, 0);

/** Drawn by attributes: the page's policy admits no inline style. */
function Bar({ part }: { part: number }) {
  return (
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect width={Math.max(1, part * 100)} height="8" rx="1" />
    </svg>
  );
}
