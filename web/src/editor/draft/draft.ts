import type { Idioma } from '@poliedro/contracts/language';

/** Everything of an article that is not its body. */
export interface ArticleFields {
  readonly titular: string;
  readonly resumen: string;
  readonly idioma: Idioma;
  readonly evento: { readonly evento_id: number; readonly titulo: string } | null;
  readonly importe_euros: number;
  readonly es_borrador: boolean;
}

/** Where an article's text belongs: to one that the server knows, or to one that only this browser knows. */
export interface DraftPlace {
  readonly usuario_id: number;
  readonly articulo_id: number | null;
  readonly borrador_id: string;
}

/** What this browser keeps until the server has it. */
export interface DraftHead extends DraftPlace {
  /** Of the tab that writes it: two tabs never write into one draft. */
  readonly key: string;
  readonly place: string;
  readonly fields: ArticleFields;
  /** The version it was written upon; null where the server had none. */
  readonly version: number | null;
  readonly changed_at: number;
}

/** A text as it stood, then each change of it, as the editor writes them down. */
export interface DraftBody {
  readonly body: unknown;
  readonly steps: readonly unknown[];
}

/** A whole text that was set aside, so that it can still be reached. */
export interface SetAside {
  readonly id?: number;
  readonly place: string;
  readonly fields: ArticleFields;
  readonly body: unknown;
  readonly set_aside_at: number;
}

export function placeKey({ usuario_id, articulo_id, borrador_id }: DraftPlace): string {
  return articulo_id === null ? `${usuario_id}/borrador/${borrador_id}` : `${usuario_id}/articulo/${articulo_id}`;
}
