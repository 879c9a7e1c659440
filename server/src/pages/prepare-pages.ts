import { IDIOMAS, type Idioma } from '@poliedro/contracts/language';
import { withDeadline } from '../platform/with-deadline.ts';

/** Nobody is served meanwhile. */
const LONGEST_MS = 2000;

/**
 * Makes the front page in each language, so that the first reader need wait for neither code nor connections. What cannot
 * be made yet is given up.
 */
export async function preparePages(ask: (url: string, idioma: Idioma) => Promise<unknown>): Promise<void> {
  await withDeadline(Promise.allSettled(IDIOMAS.map((idioma) => ask('/', idioma))), LONGEST_MS).catch(() => {});
}
