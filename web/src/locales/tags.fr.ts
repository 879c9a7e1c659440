import type { TagsText } from './tags-text.ts';

export const tagsFr: TagsText = {
  hecho: 'Fait',
  declaracion: 'Déclaration',
  cita: 'Citation',
  impacto: 'Impact',
  contexto: 'Contexte',
  opinion: 'Opinion',
  framing: 'Cadrage',
  desinformacion: 'Désinformation',
  source: 'Cliquez pour voir la source',
};
