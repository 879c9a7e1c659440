import type { MadeEvent } from '@poliedro/contracts/redaccion/events';
import type { Queryable } from '../../platform/database.ts';
import { isoInstant } from '../../platform/iso-instant.ts';

type Head = Pick<
  MadeEvent,
  | 'evento_id'
  | 'titulo'
  | 'descripcion'
  | 'publicado'
  | 'unido_a'
  | 'articulos'
  | 'informes_independientes'
  | 'analista'
  | 'created_on'
  | 'updated_on'
  | 'idioma_base'
  | 'version'
  | 'cobertura'
>;

const HEAD = {
  name: 'made-event-head',
  text: `select e.evento_id::float8, coalesce(t.titulo, a.titular, '') as titulo, t.descripcion, t.titulo is not null as publicado,
      e.merged_into::float8 as unido_a, e.articulos, e.informes_independientes, e.analista, e.idioma_base, e.version,
      ${isoInstant('e.created_on')} as created_on, ${isoInstant('e.updated_on')} as updated_on,
      json_build_object('articulos', e.articulos, 'periodicos', e.periodicos, 'informes_independientes',
        e.informes_independientes, 'paises', e.paises, 'idiomas', e.idiomas) as cobertura
    from events e
    left join event_texts t on t.evento_id = e.evento_id and t.idioma = e.idioma_base
    left join articles a on a.articulo_id = e.founding_article
    where e.evento_id = $1`,
};

export async function findMadeHead(db: Queryable, evento_id: number): Promise<Head | undefined> {
  return (await db.query<Head>(HEAD, [evento_id]))[0];
}

const MOST_VERSIONS = 30;

const saidWhere = (condition: string) => `(select coalesce(json_agg(json_build_object('statement_id', s.statement_id,
    'seccion', s.seccion, 'texto', x.texto) order by s.posicion), '[]'::json)
  from event_statements s cross join lateral (
    select texto from event_statement_texts where statement_id = s.statement_id and idioma in (e.idioma_base, 'es')
    order by idioma = e.idioma_base desc limit 1) x
  where s.evento_id = e.evento_id and ${condition})`;

/** Title and summary as they stood up to a version are kept under it. */
const VERSIONS = {
  name: 'made-event-versions',
  text: `select v.version, ${isoInstant('v.created_on')} as created_on, o.titulo as titulo_anterior,
      ${saidWhere('s.desde_version = v.version')} as nuevas, ${saidWhere('s.hasta_version = v.version')} as retiradas,
      (select count(*)::int from event_articles x where x.evento_id = e.evento_id and x.desde_version = v.version) as articulos_nuevos
    from events e join event_versions v using (evento_id)
    left join event_version_texts o on o.evento_id = e.evento_id and o.version = v.version - 1 and o.idioma = e.idioma_base
    where e.evento_id = $1 order by v.version desc limit ${MOST_VERSIONS}`,
};

export const listMadeVersions = (db: Queryable, evento_id: number) =>
  db.query<MadeEvent['versiones'][number]>(VERSIONS, [evento_id]);

const CORRECTIONS = {
  name: 'made-event-corrections',
  text: `select statement_id::float8, kind as tipo, seccion, texto_anterior as anterior, texto, nota,
      ${isoInstant('created_on')} as created_on
    from statement_corrections where evento_id = $1 and lifted_on is null order by created_on desc`,
};

export const listMadeCorrections = (db: Queryable, evento_id: number) =>
  db.query<MadeEvent['correcciones'][number]>(CORRECTIONS, [evento_id]);

const RELATIVES = {
  name: 'made-event-relatives',
  text: `select r.evento_id::float8, t.titulo, r.relacion, r.parecido
    from (
      select from_evento_id as evento_id, case kind when 'merge' then 'unido' else 'separado_de' end as relacion,
        null::float8 as parecido from event_lineage where evento_id = $1
      union all
      select evento_id, 'separado', null from event_lineage where from_evento_id = $1 and kind = 'split'
      union all
      select earlier_evento_id, 'sigue_a', score::float8 from event_links where evento_id = $1
      union all
      select evento_id, 'seguido_por', score::float8 from event_links where earlier_evento_id = $1) r
    join events e on e.evento_id = r.evento_id
    left join event_texts t on t.evento_id = e.evento_id and t.idioma = e.idioma_base
    order by r.relacion, r.parecido desc, r.evento_id limit 60`,
};

/** What it came of, what came of it, and what follows what. */
export const listRelatives = (db: Queryable, evento_id: number) =>
  db.query<MadeEvent['parientes'][number]>(RELATIVES, [evento_id]);
