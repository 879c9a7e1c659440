/** The kinds of passage an author can mark: one table for the editor's form, the mark in the text and the place in the event. */
export const ETIQUETAS = [
  'hecho',
  'declaracion',
  'cita',
  'impacto',
  'contexto',
  'opinion',
  'framing',
  'desinformacion',
] as const;
export type Etiqueta = (typeof ETIQUETAS)[number];

export const TAG_ATTRIBUTES = ['url', 'person', 'timestamp', 'timeframe'] as const;
export type TagAttribute = (typeof TAG_ATTRIBUTES)[number];

export type TagFieldName = 'url_fuente' | 'nombre_cargo' | 'timestamp' | 'timeframe';

/** The form's names and the mark's are not the same: here they meet. */
export const ATTRIBUTE_OF_FIELD = {
  url_fuente: 'url',
  nombre_cargo: 'person',
  timestamp: 'timestamp',
  timeframe: 'timeframe',
} as const satisfies Record<TagFieldName, TagAttribute>;

export interface TagField {
  readonly name: TagFieldName;
  readonly type: 'url' | 'text' | 'datetime';
  readonly required: boolean;
}

/** Sections of an event that passages of authors stand in. */
export const PASSAGE_SECTIONS = [
  'hechos',
  'declaraciones',
  'impacto_futuro',
  'contexto_del_evento',
  'opiniones',
  'framing',
  'desinformacion',
] as const;
export type PassageSection = (typeof PASSAGE_SECTIONS)[number];

interface Tag {
  readonly section: PassageSection;
  readonly fields: readonly TagField[];
}

const source: TagField = { name: 'url_fuente', type: 'url', required: true };
const person: TagField = { name: 'nombre_cargo', type: 'text', required: false };

export const TAGS: Readonly<Record<Etiqueta, Tag>> = {
  hecho: { section: 'hechos', fields: [{ name: 'timestamp', type: 'datetime', required: true }, source] },
  declaracion: { section: 'declaraciones', fields: [{ ...person, required: true }, source] },
  cita: { section: 'declaraciones', fields: [person, source] },
  impacto: { section: 'impacto_futuro', fields: [{ name: 'timeframe', type: 'text', required: false }, source] },
  contexto: { section: 'contexto_del_evento', fields: [source] },
  opinion: { section: 'opiniones', fields: [person, source] },
  framing: { section: 'framing', fields: [source] },
  desinformacion: { section: 'desinformacion', fields: [source] },
};

export const attributesOf = (etiqueta: Etiqueta): TagAttribute[] =>
  TAGS[etiqueta].fields.map(({ name }) => ATTRIBUTE_OF_FIELD[name]);

export const isEtiqueta = (name: unknown): name is Etiqueta => (ETIQUETAS as readonly unknown[]).includes(name);
