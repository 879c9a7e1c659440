import type { EventNews } from '@poliedro/contracts/versions';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { shortDate } from '../../platform/dates.ts';
import { usePage } from '../../platform/page.ts';
import { type SectionName, sectionId, sectionTitleId, statementElementId } from './event-sections.ts';
import { useEventText } from './event-text.tsx';
import { useEventView, useHeadings } from './event-view.ts';
import { type NewStatement, newStatements } from './new-statements.ts';

const TITLE_ID = 'novedades-titulo';
/** Few enough to be read before the text itself. */
const MOST_IN_SIGHT = 5;

interface NewsBoxProps {
  /** Undefined while it is being asked. */
  readonly news: EventNews | undefined;
  readonly onGo: (elementId: string, section: SectionName) => void;
}

/** What has changed since this reader was here, each a link to where it stands. */
export function NewsBox({ news, onGo }: NewsBoxProps) {
  const t = useEventText();
  const { section: Heading } = useHeadings();
  const [dismissed, setDismissed] = useState(false);
  if (dismissed) return null;

  /** The box takes its button along; the keyboard goes on from the text under it. */
  function dismiss() {
    setDismissed(true);
    document.getElementById(sectionTitleId('resumen'))?.focus({ preventScroll: true });
  }

  return (
    <aside className="news-box" aria-labelledby={TITLE_ID} aria-busy={news === undefined}>
      <Heading id={TITLE_ID}>{t('news.title')}</Heading>
      <button type="button" className="icon-button" aria-label={t('news.dismiss')} onClick={dismiss}>
        <X className="icon" aria-hidden="true" />
      </button>
      {news ? <News news={news} onGo={onGo} /> : <span className="skeleton h-4 w-64" />}
    </aside>
  );
}

function News({ news, onGo }: { news: EventNews; onGo: NewsBoxProps['onGo'] }) {
  const t = useEventText();
  const { idioma } = usePage();
  const { event, lang } = useEventView();
  const statements = newStatements(event, news);
  const first = statements.length > MOST_IN_SIGHT ? statements.slice(0, MOST_IN_SIGHT - 1) : statements;
  const more = statements.slice(first.length);
  const statementLink = ({ statement_id, section, text }: NewStatement) => (
    <li key={statement_id} className={section}>
      <span className="kind">{t(`sections.${section}`)}</span>
      <GoLink to={statementElementId(statement_id)} section={section} onGo={onGo}>
        <span lang={lang}>{text}</span>
      </GoLink>
    </li>
  );
  return (
    <>
      <p className="hint">{t('news.since', { fecha: shortDate(news.desde_on, idioma) })}</p>
      <ul>
        {news.titulo_anterior ? <li>{t('news.earlierTitle', { titulo: news.titulo_anterior })}</li> : null}
        {news.resumen_cambiado ? <li>{t('news.summaryChanged')}</li> : null}
        {first.map(statementLink)}
        {news.articulos_nuevos.length > 0 ? (
          <li className="articulos">
            <span className="kind">{t('sections.articulos')}</span>
            <GoLink to={sectionId('articulos')} section="articulos" onGo={onGo}>
              {t('news.articles', { count: news.articulos_nuevos.length })}
              {news.periodicos_nuevos > 0 ? `, ${t('news.newspapers', { count: news.periodicos_nuevos })}` : null}
            </GoLink>
          </li>
        ) : null}
      </ul>
      {more.length > 0 ? (
        <details>
          <summary className="text-link">{t('news.more', { count: more.length })}</summary>
          <ul>{more.map(statementLink)}</ul>
        </details>
      ) : null}
      {news.retiradas.length > 0 ? (
        <>
          <p className="hint">{t('news.withdrawn')}</p>
          <ul>
            {news.retiradas.map(({ statement_id, texto }) => (
              <li key={statement_id}>
                <del lang={lang}>{texto}</del>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}

interface GoLinkProps {
  readonly to: string;
  readonly section: SectionName;
  readonly onGo: NewsBoxProps['onGo'];
  readonly children: ReactNode;
}

function GoLink({ to, section, onGo, children }: GoLinkProps) {
  return (
    <a
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        onGo(to, section);
      }}
    >
      {children}
    </a>
  );
}
