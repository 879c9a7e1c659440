import type { Idioma } from './language.ts';

export const SITE_NAME = 'Poliedro';

/** What the pages say about this installation; configuration, the same for every reader. */
export interface SiteSettings {
  /** Public origin without a trailing slash, for canonical addresses and previews. */
  readonly origin: string;
  readonly donacion_url: string;
  readonly contacto_url: string;
  /** Where else we are. */
  readonly redes: readonly { readonly nombre: string; readonly url: string }[];
  /** Whether anything can be paid here. */
  readonly pagos: boolean;
}

/** What whoever runs the web's server build gives it for one page. */
export interface WebHost {
  /** Answers a GET of the API inside the process. */
  callApi(path: string): Promise<{ status: number; body: string }>;
  readonly idioma: Idioma;
  /** Who asks for the page may see the operators' console; only looked at where that is shown. */
  readonly access: 'operator' | 'without-second-factor' | 'other' | 'visitor';
  readonly site: SiteSettings;
  /** Tells whoever runs the site what went wrong while a page was made. */
  complain(error: unknown): void;
}
