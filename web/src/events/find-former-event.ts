import type { FormerEvent } from '@poliedro/contracts/former-events';
import type { Idioma } from '@poliedro/contracts/language';
import type { Api } from '../platform/api.ts';
import { isNotFound } from '../platform/api-error.ts';

/** Undefined where readers never had this event, or nothing is left of it. */
export async function findFormerEvent(
  api: Api,
  idioma: Idioma,
  evento_id: number,
  signal?: AbortSignal,
): Promise<FormerEvent | undefined> {
  try {
    return await api('getFormerEvent', { evento_id }, { idioma }, signal);
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}
