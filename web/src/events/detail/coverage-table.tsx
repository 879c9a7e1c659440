import { useTranslation } from '../../platform/translation.tsx';
import type { Share, Timeline } from './distribution.ts';
import { useEventText } from './event-text.tsx';
import { useTimeLabels } from './time-labels.ts';

/** The same as the pictures, to be read. */
export function CoverageTable({ countries, timeline }: { countries: readonly Share[]; timeline: Timeline }) {
  const t = useEventText();
  const { countryName } = useTranslation();
  const labels = useTimeLabels(timeline.unit);
  return (
    <details className="coverage-table">
      <summary className="text-link">{t('coverage.table')}</summary>
      <div>
        <CountTable
          caption={t('coverage.byCountry')}
          of={t('coverage.country')}
          rows={countries.map(({ pais_iso_code, count }) => [countryName(pais_iso_code), count])}
        />
        <CountTable
          caption={t(`coverage.${timeline.unit}`)}
          of={t('coverage.moment')}
          rows={timeline.columns.filter(({ count }) => count > 0).map(({ from, count }) => [labels.one(from), count])}
        />
      </div>
    </details>
  );
}

interface CountTableProps {
  readonly caption: string;
  readonly of: string;
  readonly rows: readonly (readonly [name: string, count: number])[];
}

function CountTable({ caption, of, rows }: CountTableProps) {
  const t = useEventText();
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          <th scope="col">{t('coverage.articles')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, count]) => (
          <tr key={name}>
            <th scope="row" suppressHydrationWarning>
              {name}
            </th>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
