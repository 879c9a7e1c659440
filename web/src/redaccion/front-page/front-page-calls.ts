import type * as frontPage from '@poliedro/contracts/redaccion/front-page';
import { createCalls } from '../../platform/create-calls.ts';

/** The contract's calls without its schemas; a test holds them equal. */
export const FRONT_PAGE_CALLS = {
  getFrontPage: 'GET /api/redaccion/portada',
  addCarril: 'POST /api/redaccion/portada/carriles',
  saveCarril: 'PUT /api/redaccion/portada/carriles/:carril_id',
  removeCarril: 'DELETE /api/redaccion/portada/carriles/:carril_id',
  orderCarriles: 'PUT /api/redaccion/portada/orden',
  previewCarril: 'POST /api/redaccion/portada/vista_previa',
  listPins: 'GET /api/redaccion/portada/carriles/:carril_id/fijados',
  pinEvent: 'PUT /api/redaccion/portada/carriles/:carril_id/eventos/:evento_id',
  addCategory: 'POST /api/redaccion/portada/categorias',
  saveCategory: 'PUT /api/redaccion/portada/categorias/:categoria_id',
  orderCategories: 'PUT /api/redaccion/portada/orden_categorias',
} as const;

/** A changed rule fills a carril anew before it answers. */
const TIMEOUT_MS = 40_000;

export const callFrontPage = createCalls<typeof frontPage, typeof FRONT_PAGE_CALLS>(FRONT_PAGE_CALLS, {
  timeoutMs: TIMEOUT_MS,
});
