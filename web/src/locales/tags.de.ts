import type { TagsText } from './tags-text.ts';

export const tagsDe: TagsText = {
  hecho: 'Fakt',
  declaracion: 'Äußerung',
  cita: 'Zitat',
  impacto: 'Folgen',
  contexto: 'Hintergrund',
  opinion: 'Meinung',
  framing: 'Blickwinkel',
  desinformacion: 'Desinformation',
  source: 'Klicken, um die Quelle zu sehen',
};
