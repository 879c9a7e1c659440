import type { ReportMotivo } from '@poliedro/contracts/reports';

/** What is reported: exactly one thing. */
export type ReportAbout =
  | { readonly statement_id: number }
  | { readonly evento_id: number }
  | { readonly articulo_id: number }
  | { readonly comentario_id: number };

/** The contract's, without its schemas; a test holds them equal. */
export const REPORT_MOTIVOS: readonly ReportMotivo[] = ['falso', 'sin_fuente', 'ofensivo', 'ilegal', 'spam', 'otro'];
export const REPORT_TEXT_MAX = 1000;
