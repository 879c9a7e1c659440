import '../../ui/styles/passages.css';
import type { PassageSection } from '@poliedro/contracts/article-body/tags';
import type { EventPassage } from '@poliedro/contracts/public-articles';
import { articleAddress } from '../../platform/address.ts';
import { usePage } from '../../platform/page.ts';
import { OutsideLink } from '../../ui/outside-link.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { passagesIn } from './event-sections.ts';
import { useEventText } from './event-text.tsx';
import { useEventView, useHeadings } from './event-view.ts';
import { Moment } from './moment.tsx';

/** What authors of this site have marked in their articles on the event: under what the press says, and apart from it. */
export function AuthorPassages({ section }: { section: PassageSection }) {
  const t = useEventText();
  const { event } = useEventView();
  const { part: Heading } = useHeadings();
  const passages = passagesIn(event, section);
  if (passages.length === 0) return null;
  return (
    <div className="author-passages">
      <Heading className="part-title">{t('authors.title')}</Heading>
      <ul>
        {passages.map((passage, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an article may have the same words twice
          <li key={at} data-etiqueta={passage.etiqueta}>
            <PassageLines passage={passage} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function PassageLines({ passage }: { passage: EventPassage }) {
  const t = useEventText();
  const { idioma: page } = usePage();
  const { etiqueta, texto, person, timestamp, timeframe, url, idioma, slug, titular, usuario_id, autor } = passage;
  const lang = idioma === page ? undefined : idioma;
  return (
    <>
      <p className="passage-kind">
        <b>{t(`tags.${etiqueta}`)}</b>
        {person ? <span>{person}</span> : null}
        {timestamp ? <Moment iso={timestamp} /> : null}
        {timeframe ? <span>{timeframe}</span> : null}
      </p>
      <p className="passage-text" lang={lang}>
        {texto}
      </p>
      <p className="passage-origin">
        <PageLink className="text-link" to={`/user/${usuario_id}`}>
          {autor}
        </PageLink>
        <PageLink className="text-link" to={articleAddress(slug)} lang={lang}>
          {titular}
        </PageLink>
        <OutsideLink className="text-link" href={url} theirs>
          {t('authors.source')}
        </OutsideLink>
      </p>
    </>
  );
}
