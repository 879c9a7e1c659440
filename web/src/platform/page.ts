import type { Idioma } from '@poliedro/contracts/language';
import type { SiteSettings } from '@poliedro/contracts/site';
import { useRouteLoaderData } from 'react-router';

/** What every screen knows about the page it is on; the same for every reader of this address and language. */
export interface PageData {
  readonly idioma: Idioma;
  /** The same, where the address itself names it: the links of the page keep it then. */
  readonly idioma_in_url: Idioma | undefined;
  readonly site: SiteSettings;
  readonly language_asset: string | undefined;
}

const WITHOUT_DATA: PageData = {
  idioma: 'en',
  idioma_in_url: undefined,
  site: { origin: '', donacion_url: '', contacto_url: '', redes: [], pagos: false },
  language_asset: undefined,
};

export function usePage(): PageData {
  return (useRouteLoaderData('root') as PageData | undefined) ?? WITHOUT_DATA;
}
