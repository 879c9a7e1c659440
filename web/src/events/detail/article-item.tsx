import type { ArticleCard as Article } from '@poliedro/contracts/articles';
import type { Idioma } from '@poliedro/contracts/language';
import { memo } from 'react';
import { ArticleCard } from '../../articles/article-card.tsx';
import type { Translate } from '../../platform/translate.ts';
import { badgeHelpId, badgesOf, badgeText } from './article-badges.ts';
import type { TranslateEvent } from './event-text.tsx';
import type { PartHeading } from './event-view.ts';
import { NewMark } from './new-mark.tsx';

interface ArticleItemProps {
  readonly article: Article;
  readonly idioma: string;
  readonly idiomaInUrl: Idioma | undefined;
  readonly t: TranslateEvent;
  readonly site: Translate;
  readonly heading: PartHeading;
  readonly isNew: boolean;
  /** Without scripts a label has nothing to open. */
  readonly whole: boolean;
}

/** One article of the event with its labels. Hundreds of these are in a list that grows: each is drawn once. */
export const ArticleItem = memo(function ArticleItem(props: ArticleItemProps) {
  const { article, idioma, idiomaInUrl, t, site, heading, isNew, whole } = props;
  const badges = badgesOf(article).map((kind) => {
    const text = badgeText(kind, article, t);
    return whole ? (
      <li key={kind} className="badge">
        {text}
      </li>
    ) : (
      <li key={kind}>
        <button type="button" className="badge" data-badge={kind} aria-describedby={badgeHelpId(kind)}>
          {text}
        </button>
      </li>
    );
  });
  return (
    <li>
      <ArticleCard
        article={article}
        idioma={idioma}
        idiomaInUrl={idiomaInUrl}
        t={site}
        heading={heading}
        mark={isNew ? <NewMark /> : undefined}
        badges={<ul className="badges">{badges}</ul>}
      />
    </li>
  );
});
