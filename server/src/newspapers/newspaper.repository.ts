import type { Queryable } from '../platform/database.ts';

const FIND_LOGO = {
  name: 'newspaper-logo',
  text: 'select logo_svg from newspapers where dominio = $1 and removed_on is null',
};

/** Undefined for a newspaper that we do not know or that was removed, null for one without a logo of its own. */
export async function findLogo(db: Queryable, dominio: string): Promise<string | null | undefined> {
  const [row] = await db.query<{ logo_svg: string | null }>(FIND_LOGO, [dominio]);
  return row?.logo_svg;
}

/** The fields of contracts' Source, from newspapers n. */
export const SOURCE_JSON_FIELDS = `'periodico_nombre', n.nombre, 'dominio_periodico', n.dominio,
  'logo_url', '/logos/' || n.dominio || '.svg', 'pais_iso_code', n.pais_iso_code`;
