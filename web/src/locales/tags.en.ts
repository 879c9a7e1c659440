import type { TagsText } from './tags-text.ts';

export const tagsEn: TagsText = {
  hecho: 'Fact',
  declaracion: 'Statement',
  cita: 'Quote',
  impacto: 'Impact',
  contexto: 'Context',
  opinion: 'Opinion',
  framing: 'Framing',
  desinformacion: 'Disinformation',
  source: 'Click to see the source',
};
