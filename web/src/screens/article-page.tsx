import '../ui/styles/article.css';
import '../ui/styles/article-print.css';
import '../ui/styles/comments.css';
import '../ui/styles/reactions.css';
import type { Target } from '@poliedro/contracts/targets';
import { useEffect, useMemo } from 'react';
import { useSession } from '../accounts/browser-session.ts';
import { articleJsonLd } from '../articles/article-json-ld.ts';
import { FreeBody, SoldBody } from '../articles/reader/sold-body.tsx';
import { readingMinutes } from '../articles/reading-minutes.ts';
import { CommentsLater } from '../comments/comments-later.tsx';
import { knownSession } from '../interactions/known-session.ts';
import { ReactionBar } from '../interactions/reaction-bar.tsx';
import { recordRead } from '../interactions/record-read.ts';
import { ReportButton } from '../interactions/report-button.tsx';
import { articleAddress, editorAddress, eventAddress, withIdioma } from '../platform/address.ts';
import { longDate } from '../platform/dates.ts';
import { usePage } from '../platform/page.ts';
import { fillText } from '../platform/translate.ts';
import { useTranslation } from '../platform/translation.tsx';
import { useMounted } from '../platform/use-mounted.ts';
import { PageHead } from '../ui/page-head.tsx';
import { PageLink } from '../ui/page-link.tsx';
import type { ArticleData } from './article.load.ts';
import { ArticleAuthor } from './article-author.tsx';
import { ArticleOpening } from './article-opening.tsx';

/** A hosted article, the same for everybody; what only some may read comes in a call of its own. */
export function ArticlePage({ article, comments, text, bioText }: ArticleData) {
  const { idioma, idioma_in_url } = usePage();
  const mounted = useMounted();
  const { articulo_id, evento } = article;
  const lang = article.idioma === idioma ? undefined : article.idioma;
  const target = useMemo(() => ({ tipo: 'articulo', id: articulo_id }) as const, [articulo_id]);
  useCountedRead(target, article.author.usuario_id);
  return (
    <div className="wrap article-page">
      <ArticleHead article={article} />
      <article>
        <header>
          <ArticleOpening article={article} lang={lang} back={text.page.back} />
          <ArticleFacts article={article} text={text} />
          <p className="article-event">
            {evento.titulo ? `${text.page.about} ` : null}
            <a
              className="text-link"
              href={withIdioma(eventAddress(evento.evento_id), idioma_in_url)}
              data-evento={evento.evento_id}
            >
              {evento.titulo || text.page.aboutFormer}
            </a>
          </p>
          <div className="article-actions">
            {mounted ? <ReactionBar target={target} path={articleAddress(article.slug)} /> : null}
            <EditLink article={article} label={text.page.edit} />
            {mounted ? <ReportButton about={{ articulo_id }} of={article.titular_texto} /> : null}
          </div>
        </header>
        {article.importe_euros > 0 ? (
          <SoldBody article={article} text={text} idioma={idioma} lang={lang} />
        ) : (
          <FreeBody article={article} text={text} idioma={idioma} lang={lang} />
        )}
      </article>
      <ArticleAuthor author={article.author} text={text} bioText={bioText} />
      <div className="article-comments">
        <CommentsLater target={target} heading="h2" first={comments} missing={text.page.comments} />
      </div>
    </div>
  );
}

/** Whoever wrote it is no reader of it. */
function useCountedRead(target: Target, usuario_id: number): void {
  useEffect(() => {
    void knownSession().then(({ user }) => (user?.usuario_id === usuario_id ? undefined : recordRead(target)));
  }, [target, usuario_id]);
}

function ArticleFacts({ article, text }: Pick<ArticleData, 'article' | 'text'>) {
  const { idioma } = usePage();
  const { t } = useTranslation();
  const { fecha_publicacion, fecha_actualizacion, palabras } = article;
  const published = longDate(fecha_publicacion, idioma);
  const updated = longDate(fecha_actualizacion, idioma);
  return (
    <p className="article-facts">
      <time dateTime={fecha_publicacion}>{fillText(text.page.published, { fecha: published })}</time>
      {updated === published ? null : (
        <time dateTime={fecha_actualizacion}>{fillText(text.page.updated, { fecha: updated })}</time>
      )}
      {palabras > 0 ? <span>{t('article.minutes', { count: readingMinutes(palabras) })}</span> : null}
    </p>
  );
}

/** Only for who wrote it. */
function EditLink({ article, label }: { readonly article: ArticleData['article']; readonly label: string }) {
  const { user } = useSession();
  if (user?.usuario_id !== article.author.usuario_id) return null;
  return (
    <PageLink className="text-link" to={editorAddress(article.articulo_id)}>
      {label}
    </PageLink>
  );
}

function ArticleHead({ article }: Pick<ArticleData, 'article'>) {
  const { idioma, site } = usePage();
  const path = articleAddress(article.slug);
  const image = `${site.origin}/preview/articulo/${article.articulo_id}.png?idioma=${idioma}`;
  const known = articleJsonLd(article, { origin: site.origin, address: site.origin + path, image });
  return (
    <>
      <PageHead
        title={article.titular_texto}
        description={article.resumen_texto}
        path={path}
        image={image}
        type="article"
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: data for search engines, in which nothing can end the script */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: known }} />
    </>
  );
}
