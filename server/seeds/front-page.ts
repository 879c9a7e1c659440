import { IDIOMAS } from '@poliedro/contracts/language';
import { drawLogo } from '../src/newspapers/logo.ts';
import type { Transaction } from '../src/platform/database.ts';
import type { Content } from './content.ts';

export interface FrontPageIds {
  readonly newspapers: ReadonlyMap<string, number>;
  readonly categories: ReadonlyMap<string, number>;
}

/** Newspapers, categories and carriles. */
export async function writeFrontPage(
  { client }: Transaction,
  { newspapers, frontPage }: Content,
): Promise<FrontPageIds> {
  const newspaperIds = new Map<string, number>();
  for (const paper of newspapers) {
    const { rows } = await client.query<{ id: number }>(
      `insert into newspapers (dominio, nombre, pais_iso_code, idioma, logo_svg) values ($1, $2, $3, $4, $5)
       returning periodico_id as id`,
      [paper.dominio, paper.nombre, paper.pais_iso_code, paper.idioma, drawLogo(paper.logo.color, paper.logo.motivo)],
    );
    newspaperIds.set(paper.dominio, rows[0]?.id ?? 0);
  }

  const categoryIds = new Map<string, number>();
  for (const [position, category] of frontPage.categorias.entries()) {
    const { rows } = await client.query<{ id: number }>(
      'insert into categories (clave, posicion) values ($1, $2) returning categoria_id as id',
      [category.clave, position],
    );
    const id = rows[0]?.id ?? 0;
    categoryIds.set(category.clave, id);
    for (const idioma of IDIOMAS) {
      await client.query('insert into category_texts values ($1, $2, $3, $4)', [
        id,
        idioma,
        category.nombre[idioma],
        category.explicacion[idioma],
      ]);
    }
  }

  for (const [position, carril] of frontPage.carriles.entries()) {
    const { rows } = await client.query<{ id: number }>(
      `insert into carriles (tipo, mostrar_nombre, url, posicion, categoria_id, pais_iso_code, idioma, solo_opinion, min_periodicos, orden)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning carril_id as id`,
      [
        carril.tipo,
        carril.mostrar_nombre,
        carril.url ?? null,
        position,
        carril.categoria === undefined ? null : categoryIds.get(carril.categoria),
        carril.pais_iso_code ?? null,
        carril.idioma ?? null,
        carril.solo_opinion ?? false,
        carril.min_periodicos ?? 1,
        carril.orden ?? 'recientes',
      ],
    );
    for (const idioma of IDIOMAS) {
      await client.query('insert into carril_texts values ($1, $2, $3)', [rows[0]?.id, idioma, carril.nombre[idioma]]);
    }
  }
  return { newspapers: newspaperIds, categories: categoryIds };
}
