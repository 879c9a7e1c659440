import type { Idioma } from '@poliedro/contracts/language';

export interface TextToTranslate {
  readonly id: string;
  readonly texto: string;
}

export interface Translator {
  /** With its version. */
  readonly name: string;
  /** The translations by id. One that would change a number, a name or a quotation is left out: the original stands. */
  translate(
    texts: readonly TextToTranslate[],
    from: Idioma,
    to: Idioma,
    evento_id?: number,
  ): Promise<ReadonlyMap<string, string>>;
}
