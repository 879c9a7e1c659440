export const tagsEs = {
  hecho: 'Hecho verificado',
  declaracion: 'Declaración',
  cita: 'Cita',
  impacto: 'Impacto',
  contexto: 'Contexto',
  opinion: 'Opinión',
  framing: 'Encuadre',
  desinformacion: 'Desinformación',
  source: 'Click para ver fuente',
} as const;
