import { lineText } from '@poliedro/contracts/article-body/line';
import type { OwnArticle } from '@poliedro/contracts/writing';
import { ConfirmButton } from '../accounts/zone/action-button.tsx';
import type { OwnArticlesText } from '../locales/own-articles-text.ts';
import type { UserText } from '../locales/zone-text.ts';
import { articleAddress, editorAddress, eventAddress } from '../platform/address.ts';
import { shortDate } from '../platform/dates.ts';
import { euros } from '../platform/money.ts';
import { usePage } from '../platform/page.ts';
import { fillText } from '../platform/translate.ts';
import { PageLink } from '../ui/page-link.tsx';
import { callArticles } from './article-calls.ts';

interface OwnArticleRowProps {
  readonly article: OwnArticle;
  readonly text: OwnArticlesText;
  readonly zone: UserText;
  readonly onRemoved: () => void;
}

/** One article of one's own: how it stands, what it has brought, and what can be done with it. */
export function OwnArticleRow({ article, text, zone, onRemoved }: OwnArticleRowProps) {
  const { idioma } = usePage();
  const { articulo_id, estado, slug, evento_id, titulo_evento, fecha_publicacion } = article;
  const titular = lineText(article.titular) || text.untitled;
  const isPublic = estado === 'publicado';
  const dated = (words: string, iso: string) => (
    <time dateTime={iso}>{fillText(words, { fecha: shortDate(iso, idioma) })}</time>
  );
  return (
    <li>
      <p className="own-marks">
        <span className={isPublic ? 'profile-mark first done' : 'profile-mark first'}>{text[estado]}</span>
        {article.cambios_sin_publicar ? <span className="profile-mark first">{text.unpublishedChanges}</span> : null}
      </p>
      <h2 lang={article.idioma === idioma ? undefined : article.idioma}>
        <PageLink to={editorAddress(articulo_id)}>{titular}</PageLink>
      </h2>
      <p className="own-about">
        {titulo_evento ? `${text.about} ` : null}
        <PageLink className="text-link" to={eventAddress(evento_id)}>
          {titulo_evento || text.aboutFormer}
        </PageLink>
      </p>
      <p className="own-dates">
        {isPublic && fecha_publicacion
          ? dated(text.published, fecha_publicacion)
          : dated(text.created, article.fecha_creacion)}
        {dated(text.changed, article.updated_on)}
      </p>
      <dl className="own-figures">
        <Figure name={text.readers} value={article.lecturas.toLocaleString(idioma)} />
        <Figure
          name={text.earnings}
          value={article.ingresos_euros === null ? '—' : euros(article.ingresos_euros, idioma)}
        />
        <Figure name={text.words} value={article.palabras.toLocaleString(idioma)} />
        <Figure
          name={text.price}
          value={article.importe_euros === 0 ? text.free : euros(article.importe_euros, idioma)}
        />
      </dl>
      <div className="own-actions">
        <PageLink className="button" to={editorAddress(articulo_id)} aria-label={fillText(text.editOf, { titular })}>
          {text.edit}
        </PageLink>
        {isPublic && slug ? (
          <PageLink className="button" to={articleAddress(slug)} aria-label={fillText(text.viewOf, { titular })}>
            {text.view}
          </PageLink>
        ) : null}
        {slug === null ? (
          <ConfirmButton
            text={zone}
            label={text.remove}
            fullLabel={fillText(text.removeOf, { titular })}
            busyLabel={text.removing}
            question={text.question}
            done={text.removed}
            failed={text.removeFailed}
            act={async () => {
              await callArticles('deleteDraft', { articulo_id });
              onRemoved();
            }}
          />
        ) : null}
      </div>
    </li>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
