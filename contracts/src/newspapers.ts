import { z } from 'zod';

/** Upper-case ISO 3166-1 alpha-2. */
export const paisIsoCodeSchema = z.string().regex(/^[A-Z]{2}$/);

/** How a newspaper is shown beside whatever it said. */
export const sourceSchema = z.object({
  periodico_nombre: z.string(),
  dominio_periodico: z.string(),
  logo_url: z.string(),
  pais_iso_code: paisIsoCodeSchema,
});
export type Source = z.infer<typeof sourceSchema>;
