import type { ArticleCard as Article } from '@poliedro/contracts/articles';
import type { Idioma } from '@poliedro/contracts/language';
import { memo, type ReactNode } from 'react';
import { useBought } from '../payments/bought-marks.ts';
import { hostedLink } from '../platform/hosted-link.ts';
import { euros } from '../platform/money.ts';
import type { Translate } from '../platform/translate.ts';
import { Flag } from '../ui/flag.tsx';
import { SourceLogo } from '../ui/source-logo.tsx';
import { ArticleTime } from './article-time.tsx';
import { readingMinutes } from './reading-minutes.ts';

interface ArticleCardProps {
  readonly article: Article;
  /** The language of the page around it. */
  readonly idioma: string;
  /** The same, where the address of the page names it. */
  readonly idiomaInUrl: Idioma | undefined;
  readonly t: Translate;
  readonly heading: 'h2' | 'h3' | 'h4';
  /** Beside the newspaper's name. */
  readonly mark?: ReactNode;
  /** What to know before reading it, instead of the plain line. */
  readonly badges?: ReactNode;
}

export const ArticleCard = memo(function ArticleCard(props: ArticleCardProps) {
  const { article, idioma, idiomaInUrl, t, heading: Heading, mark, badges } = props;
  const lang = article.idioma === idioma ? undefined : article.idioma;
  const isBought = useBought().has(article.articulo_id);
  const words = article.numero_de_palabras_texto_visible_gpt;
  const facets = [
    words > 0 && t('article.minutes', { count: readingMinutes(words) }),
    article.es_opinion && t('article.opinion'),
    article.paywall && t('article.paywall'),
    isBought ? t('article.bought') : article.importe_euros > 0 && euros(article.importe_euros, idioma),
  ].filter(Boolean);
  return (
    <article className="card article">
      <header>
        <SourceLogo logo_url={article.logo_url} />
        <span className="name">{article.periodico_nombre}</span>
        <Flag pais_iso_code={article.pais_iso_code} />
        {mark}
        <ArticleTime created_on={article.created_on} idioma={idioma} t={t} />
      </header>
      <Heading className="title" lang={lang}>
        <ArticleLink article={article} idiomaInUrl={idiomaInUrl} newTab={t('site.newTab')}>
          {article.titular || t('article.untitled')}
        </ArticleLink>
      </Heading>
      {article.autor ? <p className="byline">{t('article.by', { autor: article.autor })}</p> : null}
      <p lang={lang}>{article.resumen || t('article.noSummary')}</p>
      <footer>{badges ?? <span className="facets">{facets.join(' · ')}</span>}</footer>
    </article>
  );
});

interface ArticleLinkProps extends Pick<ArticleCardProps, 'article' | 'idiomaInUrl'> {
  readonly newTab: string;
  readonly children: ReactNode;
}

/** Hosted articles are read here; the others at their newspaper, in a tab that knows nothing of ours. */
function ArticleLink({ article, idiomaInUrl, newTab, children }: ArticleLinkProps) {
  if (article.tipo === 'interno') return <a {...hostedLink(article, idiomaInUrl)}>{children}</a>;
  if (!article.url) {
    console.warn('an article of a newspaper has no address', article.articulo_id);
    return children;
  }
  return (
    <a href={article.url} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only"> ({newTab})</span>
    </a>
  );
}
