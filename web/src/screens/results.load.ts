import type { Carril, Category } from '@poliedro/contracts/carriles';
import type { Idioma } from '@poliedro/contracts/language';
import { type CarrilContent, loadCarrilPage, settleCarril } from '../carriles/carril-content.ts';
import { idFromAddress } from '../platform/address.ts';
import type { Api } from '../platform/api.ts';
import { loadCategories } from './home.load.ts';

export interface ResultsData {
  readonly carril: Carril;
  readonly categorias: readonly Category[] | null;
  readonly categoria_id: number | undefined;
  /** The page the address asks for; beyond the first one only readers without JavaScript come. */
  readonly page: number;
  readonly content: CarrilContent;
}

/** Everything of one carril's page, or undefined when there is no such carril. */
export async function findResults(
  api: Api,
  idioma: Idioma,
  carrilParam: string,
  url: URL,
  signal?: AbortSignal,
): Promise<ResultsData | undefined> {
  const carril_id = idFromAddress(carrilParam);
  const categoria_id = idFromAddress(url.searchParams.get('categoria_id'));
  const page = Math.max(1, idFromAddress(url.searchParams.get('page')) ?? 1);
  const cursor = url.searchParams.get('cursor') ?? undefined;
  const [{ carriles }, categorias] = await Promise.all([
    api('listCarriles', {}, { idioma }, signal),
    loadCategories(api, idioma, signal),
  ]);
  const carril = carriles.find((candidate) => candidate.carril_id === carril_id && candidate.tipo !== 'banner');
  if (!carril) return undefined;
  const question = { idioma, categoria_id, page, cursor };
  const content = await settleCarril(loadCarrilPage(api, carril, question, signal));
  return { carril, categorias, categoria_id, page, content };
}
