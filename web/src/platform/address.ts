import type { Idioma } from '@poliedro/contracts/language';

export function eventAddress(evento_id: number): string {
  return `/evento/${evento_id}`;
}

export function articleAddress(slug: string): string {
  return `/article/${slug}`;
}

export function editorAddress(articulo_id: number): string {
  return `/user/article/${articulo_id}`;
}

export const NEW_ARTICLE = '/user/article/new';

export function resultsAddress(carril_id: number, categoria_id?: number): string {
  return withQuery(`/resultados/${carril_id}`, { categoria_id });
}

/** The address with some of its parameters set (a value) or taken away (undefined); the others stay. */
export function withQuery(address: string, changes: Record<string, string | number | undefined>): string {
  const [beforeHash = '', hash] = address.split('#');
  const [path = '', search] = beforeHash.split('?');
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) query.delete(name);
    else query.set(name, String(value));
  }
  return `${path}${query.size > 0 ? `?${query}` : ''}${hash === undefined ? '' : `#${hash}`}`;
}

export function withIdioma(address: string, idioma: Idioma | undefined): string {
  return idioma ? withQuery(address, { idioma }) : address;
}

/** A positive whole number written in an address, or undefined. */
export function idFromAddress(text: string | null | undefined): number | undefined {
  return text && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
