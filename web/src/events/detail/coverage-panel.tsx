import type { ArticleCard } from '@poliedro/contracts/articles';
import { useTranslation } from '../../platform/translation.tsx';
import type { Loading } from '../../platform/use-loading.ts';
import { CountryBars } from './country-bars.tsx';
import { CoverageTable } from './coverage-table.tsx';
import { countByCountry, countOverTime } from './distribution.ts';
import { useEventText } from './event-text.tsx';
import { useEventView, useHeadings } from './event-view.ts';
import { TimeColumns } from './time-columns.tsx';
import { WhyHere } from './why-here.tsx';

const MINUTE_MS = 60_000;

/** How far the reader's clock is ahead of UTC. The page is the same for everybody and stays with UTC. */
const readerOffsetMs = () => -new Date().getTimezoneOffset() * MINUTE_MS;

/** How widely the event is told: counts, where from and when, as pictures and as a table. */
export function CoveragePanel({ articles }: { articles: Loading<readonly ArticleCard[]> }) {
  const t = useEventText();
  const { t: site } = useTranslation();
  const { event, whole } = useEventView();
  const { part: Heading } = useHeadings();
  const { periodicos, paises, idiomas, informes_independientes } = event.cobertura;
  const listed = articles.status === 'ready' ? articles.value : [];
  const countries = countByCountry(listed);
  const timeline = countOverTime(listed, whole ? 0 : readerOffsetMs());
  const counts = [
    site('coverage.periodicos', { count: periodicos }),
    t('coverage.informes', { count: informes_independientes }),
    site('coverage.paises', { count: paises.length }),
    site('coverage.idiomas', { count: idiomas.length }),
  ];
  return (
    <div className="coverage-panel">
      <Heading className="part-title">{t('coverage.title')}</Heading>
      <ul className="coverage-counts">
        {counts.map((text) => (
          <NumberAndWord key={text} text={text} />
        ))}
      </ul>
      {articles.status === 'failed' || (articles.status === 'ready' && listed.length === 0) ? null : (
        <>
          <div className="coverage-charts" aria-busy={articles.status === 'loading'}>
            <CountryBars shares={countries} expected={paises.length} />
            <TimeColumns timeline={timeline} />
          </div>
          <CoverageTable countries={countries} timeline={timeline} />
        </>
      )}
      {whole ? null : <WhyHere />}
    </div>
  );
}

/** "31 periódicos", with the number large. */
function NumberAndWord({ text }: { text: string }) {
  const space = text.indexOf(' ');
  return (
    <li>
      <b>{text.slice(0, space)}</b>
      {text.slice(space)}
    </li>
  );
}
