import type { Queryable } from '../../platform/database.ts';
import type { OpmlNewspaper } from './opml.ts';

const LIST = {
  name: 'source-opml-list',
  text: `select n.dominio, n.nombre, n.pais_iso_code, n.idioma, array_agg(f.url order by f.url) as feeds
    from newspapers n join feeds f using (periodico_id)
    where n.removed_on is null and n.active and f.active group by n.periodico_id order by n.dominio`,
};

export const listReadSources = (db: Queryable): Promise<OpmlNewspaper[]> => db.query<OpmlNewspaper>(LIST, []);
