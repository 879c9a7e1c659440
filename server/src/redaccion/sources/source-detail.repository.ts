import type { SourceDetail } from '@poliedro/contracts/redaccion/sources';
import type { Queryable } from '../../platform/database.ts';
import { isoInstant } from '../../platform/iso-instant.ts';
import { SOURCE_FIELDS, SOURCE_FIGURES } from './source-list.repository.ts';

/** A host of it, as it was visited last. */
export interface VisitedSite {
  readonly host: string;
  readonly robots: string | null;
  readonly tdm: string | null;
  readonly read_again_on: string;
  readonly paused_until: string | null;
}

export type StoredSource = Omit<SourceDetail, 'sitios'> & { readonly sitios: readonly VisitedSite[] };

const FEEDS = `(select coalesce(json_agg(json_build_object('feed_id', x.feed_id, 'url', x.url, 'active', x.active,
    'polled_on', ${isoInstant('x.polled_on')}, 'changed_on', ${isoInstant('x.changed_on')},
    'next_poll_on', ${isoInstant('x.next_poll_on')}, 'articles_per_hour', x.articles_per_hour, 'failures', x.failures,
    'fault', x.fault, 'websub', coalesce(x.hub_until > now(), false)) order by x.url), '[]'::json)
  from feeds x where x.periodico_id = n.periodico_id)`;

/** Its own name and those of its feeds; what stands between the slashes is the host. */
const SITES = `(select coalesce(json_agg(json_build_object('host', s.host, 'robots', s.robots, 'tdm', s.tdm,
    'read_again_on', ${isoInstant('s.read_again_on')}, 'paused_until', ${isoInstant('s.paused_until')})
    order by s.host), '[]'::json)
  from sites s where s.host in (select n.dominio union select 'www.' || n.dominio
    union select split_part(x.url, '/', 3) from feeds x where x.periodico_id = n.periodico_id))`;

const REMOVAL = `(select json_build_object('asked_on', ${isoInstant('r.asked_on')}, 'articulos', r.articulos,
    'articulos_gone', r.articulos_gone, 'eventos_gone', r.eventos_gone, 'fault', r.fault,
    'finished_on', ${isoInstant('r.finished_on')})
  from newspaper_removals r where r.periodico_id = n.periodico_id)`;

const FIND = {
  name: 'source-detail',
  text: `select ${SOURCE_FIELDS}, n.propietario, n.licencia, n.extract_limit, w.articulos,
      ${FEEDS} as fuentes, ${SITES} as sitios, ${REMOVAL} as retirada
    from newspapers n ${SOURCE_FIGURES} where n.periodico_id = $1 and n.periodico_id > 0`,
};

export const findSource = async (db: Queryable, periodico_id: number): Promise<StoredSource | undefined> =>
  (await db.query<StoredSource>(FIND, [periodico_id]))[0];
