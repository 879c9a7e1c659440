import type { Idioma } from '@poliedro/contracts/language';
import type { ProposedStatement } from './gate/check-statement.ts';

/** An article with all that an analyst may know of it. Its text is somebody else's words: data, never instruction. */
export interface ArticleToAnalyse {
  readonly articulo_id: number;
  readonly periodico_id: number;
  readonly pais_iso_code: string;
  readonly idioma: string;
  readonly titular: string;
  readonly texto: string;
  readonly seccion: string;
  readonly published_on: Date;
  readonly es_opinion: boolean;
  readonly titular_es_clickbait: boolean;
  readonly contenido_es_enfatico: boolean;
  readonly copia_de: number | null;
  /** How many characters of its own words may be shown in one passage. */
  readonly extract_limit: number;
}

/** Something that one article says, taken from it once. */
export interface Claim {
  readonly kind: 'hecho' | 'declaracion' | 'opinion' | 'contexto' | 'encuadre' | 'impacto';
  /** The sentence; of a declaration the words said. */
  readonly texto: string;
  /** The speaker of a declaration, the stance of an opinion. */
  readonly detalle?: string;
  /** Verbatim. */
  readonly pasaje: string;
  /** How much it says of what the article is about, 0 to 1. */
  readonly weight: number;
}

export interface EventToWrite {
  readonly evento_id: number;
  /** The founding article first, then as they appeared. */
  readonly articles: readonly ArticleToAnalyse[];
  readonly claims: ReadonlyMap<number, readonly Claim[]>;
  /** Earlier events that this one follows, the nearest first. */
  readonly earlier: readonly {
    readonly evento_id: number;
    readonly titulo: string;
    readonly created_on: Date;
    readonly articles: readonly ArticleToAnalyse[];
  }[];
}

export interface DraftStatement extends ProposedStatement {
  /** When a declaration was made. */
  readonly fecha?: Date;
  /** Of a contradiction: what each side says. Its question itself needs no evidence. */
  readonly versiones?: readonly ProposedStatement[];
}

type BackedText = Pick<ProposedStatement, 'texto' | 'evidence'>;

export interface EventDraft {
  /** Of everything in it. */
  readonly idioma: Idioma;
  readonly titulo: BackedText;
  /** Sentences of the summary, one after the other. */
  readonly descripcion: readonly BackedText[];
  readonly statements: readonly DraftStatement[];
}

export interface Analyst {
  /** With its version: what it made can be told from what another made. */
  readonly name: string;
  /** The same for the claims alone, which are kept: they outlive another way of writing. */
  readonly claimsName: string;
  claimsOf(article: ArticleToAnalyse): Promise<readonly Claim[]>;
  /** Undefined where the articles do not carry an event in any language of the site. */
  write(event: EventToWrite): Promise<EventDraft | undefined>;
}
