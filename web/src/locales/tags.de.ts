import type { TagsText } from './tags-text.ts';

export const tagsDe: TagsText = {
  hecho: 'Geprüfte Tatsache',
  declaracion: 'Erklärung',
  cita: 'Zitat',
  impacto: 'Auswirkung',
  contexto: 'Zusammenhang',
  opinion: 'Meinung',
  framing: 'Framing',
  desinformacion: 'Desinformation',
  source: 'Klicken, um die Quelle zu sehen',
};
