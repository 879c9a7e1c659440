import type { MadeArticle } from '@poliedro/contracts/redaccion/events';
import { useCallback } from 'react';
import { localMoment } from '../../platform/dates.ts';
import { pageIdioma } from '../../platform/language.ts';
import { fillText } from '../../platform/translate.ts';
import { useLoading } from '../../platform/use-loading.ts';
import { OutsideLink } from '../../ui/outside-link.tsx';
import { type Column, DataTable } from '../data-table.tsx';
import { PartSection } from '../part-section.tsx';
import { callEvents } from './events-calls.ts';
import type { EventProps } from './events-props.ts';

interface ArticlesProps extends EventProps {
  readonly chosen: ReadonlySet<number>;
  readonly onChoose: (chosen: ReadonlySet<number>) => void;
}

type Score = { readonly con_el_primero: number | null; readonly con_los_demas: number };
const NONE: ReadonlyMap<number, Score> = new Map();

const scoreText = (score: number): string =>
  new Intl.NumberFormat(pageIdioma(), { maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(score);

/** What it is made of: how well each article fits, and who has put it here. */
export function ArticlesSection({ own, event, chosen, onChoose }: ArticlesProps) {
  const { articles } = own;
  const { evento_id, articulos_lista: rows } = event;
  const load = useCallback(async () => {
    const { parecido } = await callEvents('getEventScores', { evento_id });
    return new Map(parecido.map((score) => [score.articulo_id, score]));
  }, [evento_id]);
  const scores = useLoading(load);
  const known: ReadonlyMap<number, Score> = scores.status === 'ready' ? scores.value : NONE;

  function toggle(articulo_id: number) {
    const next = new Set(chosen);
    if (!next.delete(articulo_id)) next.add(articulo_id);
    onChoose(next);
  }

  const firstScore = (score: Score | undefined) => {
    if (score === undefined) return '';
    return score.con_el_primero === null ? articles.notCompared : scoreText(score.con_el_primero);
  };
  const columns: readonly Column<MadeArticle>[] = [
    {
      name: 'article',
      label: articles.article,
      isHead: true,
      cell: (article) => (
        <div className="events-article">
          <input
            type="checkbox"
            aria-label={fillText(articles.choose, { titular: article.titular })}
            checked={chosen.has(article.articulo_id)}
            onChange={() => toggle(article.articulo_id)}
          />
          <span>
            <OutsideLink className="text-link" href={article.url} theirs>
              {article.titular}
            </OutsideLink>
            <small>
              {[
                article.nombre_periodico,
                article.idioma,
                article.es_primero ? articles.founding : '',
                article.copia_de === null ? '' : fillText(articles.copy, { id: String(article.copia_de) }),
                article.a_mano ? articles.byHand : '',
              ]
                .filter((part) => part !== '')
                .join(' · ')}
            </small>
          </span>
        </div>
      ),
    },
    {
      name: 'published',
      label: articles.published,
      cell: ({ publicado_on }) => localMoment(publicado_on, pageIdioma()),
    },
    {
      name: 'first',
      label: articles.first,
      isNumber: true,
      cell: ({ articulo_id, es_primero }) => (es_primero ? '' : firstScore(known.get(articulo_id))),
    },
    {
      name: 'others',
      label: articles.others,
      isNumber: true,
      cell: ({ articulo_id }) => {
        const score = known.get(articulo_id);
        return score === undefined ? '' : scoreText(score.con_los_demas);
      },
    },
    {
      name: 'group',
      label: articles.group,
      cell: ({ grupo_final, es_definitivo }) =>
        grupo_final === null ? '' : `${grupo_final}${es_definitivo ? ` (${articles.final})` : ''}`,
    },
  ];
  return (
    <PartSection title={articles.title} lead={articles.lead}>
      {scores.status === 'failed' ? (
        <p className="events-note" role="status">
          {articles.scoresFailed}
        </p>
      ) : null}
      <DataTable
        label={`${articles.title}: ${event.titulo}`}
        columns={columns}
        rows={rows}
        keyOf={({ articulo_id }) => articulo_id}
      />
      {event.articulos > rows.length ? (
        <p className="events-note">{fillText(articles.more, { count: String(rows.length) })}</p>
      ) : null}
    </PartSection>
  );
}
