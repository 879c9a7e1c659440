import { IDIOMA_BASE } from '@poliedro/contracts/language';
import type { Transaction } from '../src/platform/database.ts';

/** What the rivers of Europe and the canal of Panama had in common, until their articles were compared again. */
export const TOLD_TOGETHER = ['canal-panama-nuevo-embalse', 'rin-loira-caudal-minimo'];
const SAID = 'La falta de agua limita la navegación en ríos y canales.';
const ARTICLES_OF_EACH = 3;

/** An event that readers had for an hour and that is shown no more: what it said is over, its articles are others'. */
export async function writeFormerEvent(
  { client }: Transaction,
  evento_ids: readonly number[],
  ago: (hours: number) => Date,
): Promise<void> {
  if (evento_ids.length !== TOLD_TOGETHER.length) throw new Error(`not all of ${TOLD_TOGETHER} are there`);
  await client.query(
    `with told as (select *, row_number() over (order by articulo_id) as posicion from (
          select v.articulo_id, periodico_id, titular, url, idioma, publicado_on, pasaje, copia_de,
            row_number() over (partition by s.evento_id order by v.articulo_id) as nth
          from event_statements s join event_evidence v using (statement_id)
          where s.evento_id = any($2) and s.seccion = 'hechos' and s.posicion = 0) each
        where nth <= ${ARTICLES_OF_EACH}),
      former as (
        insert into events (idioma_base, created_on, updated_on, version, founding_article)
        select $1, $3, $4, 2, min(articulo_id) from told returning evento_id),
      versions as (insert into event_versions
        select evento_id, 1, $3::timestamptz from former union all select evento_id, 2, $4 from former),
      titles as (insert into event_version_texts select evento_id, 1, $1, $5, $5 from former),
      said as (
        insert into event_statements (evento_id, seccion, posicion, desde_version, hasta_version)
        select evento_id, 'hechos', 0, 1, 2 from former returning statement_id),
      words as (insert into event_statement_texts select statement_id, $1, $5 from said)
    insert into event_evidence
    select statement_id, posicion, articulo_id, periodico_id, titular, url, idioma, publicado_on, pasaje, copia_de
    from said, told`,
    [IDIOMA_BASE, evento_ids, ago(3), ago(2), SAID],
  );
}
