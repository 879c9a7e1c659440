import { IDIOMAS, type Idioma } from '@poliedro/contracts/language';

/**
 * Makes the front page in each language, so that the first reader need wait for neither code nor connections. It takes
 * no longer than a call may; what cannot be answered yet stays so.
 */
export async function preparePages(ask: (url: string, idioma: Idioma) => Promise<unknown>): Promise<void> {
  await Promise.allSettled(IDIOMAS.map((idioma) => ask('/', idioma)));
}
