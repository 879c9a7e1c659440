import type { TagsText } from './tags-text.ts';

export const tagsDe: TagsText = {
  hecho: 'Geprüfte Tatsache',
  declaracion: 'Äußerung',
  cita: 'Zitat',
  impacto: 'Folgen',
  contexto: 'Hintergrund',
  opinion: 'Meinung',
  framing: 'Framing',
  desinformacion: 'Desinformation',
  source: 'Klicken, um die Quelle zu sehen',
};
