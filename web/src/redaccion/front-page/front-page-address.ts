const PLACE = '/redaccion/portada';

/** What is open, by what stands in the address behind the part. */
export type Opened =
  | { readonly what: 'lists' }
  | { readonly what: 'carril'; readonly carril_id: number | undefined }
  | { readonly what: 'category'; readonly categoria_id: number | undefined }
  | { readonly what: 'nothing' };

const NEW_CARRIL = 'nuevo';
const NEW_CATEGORY = 'categoria-nueva';

export const carrilAddress = (carril_id?: number): string => `${PLACE}/${carril_id ?? NEW_CARRIL}`;
export const categoryAddress = (categoria_id?: number): string =>
  `${PLACE}/${categoria_id === undefined ? NEW_CATEGORY : `categoria-${categoria_id}`}`;

export function openedBy(id: string | undefined): Opened {
  if (id === undefined) return { what: 'lists' };
  if (id === NEW_CARRIL) return { what: 'carril', carril_id: undefined };
  if (id === NEW_CATEGORY) return { what: 'category', categoria_id: undefined };
  const [, category, number] = /^(categoria-)?(\d{1,9})$/.exec(id) ?? [];
  if (number === undefined) return { what: 'nothing' };
  return category ? { what: 'category', categoria_id: Number(number) } : { what: 'carril', carril_id: Number(number) };
}
