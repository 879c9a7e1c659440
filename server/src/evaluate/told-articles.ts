import { z } from 'zod';
import type { ArticleToAnalyse } from '../pipeline/analyse/analyst.ts';

/** Of what the newspapers stand-in says about an article, what makes one to analyse. */
export const toldArticleSchema = z.object({
  url: z.string(),
  host: z.string(),
  event: z.string(),
  language: z.string(),
  country: z.string(),
  section: z.string(),
  title: z.string(),
  published_at: z.string(),
  opinion: z.boolean(),
  clickbait: z.boolean(),
  copy_of: z.string().nullable(),
  body: z.string(),
});
type ToldArticle = Omit<z.infer<typeof toldArticleSchema>, 'event'>;

const EXTRACT_LIMIT = 300;

/** As they are when they have been read without a fault, numbered in their order. */
export function toldArticles(told: readonly ToldArticle[]): ArticleToAnalyse[] {
  const hosts = [...new Set(told.map(({ host }) => host))];
  const ids = new Map(told.map(({ url }, at) => [url, at + 1]));
  return told.map((one, at) => ({
    articulo_id: at + 1,
    periodico_id: hosts.indexOf(one.host) + 1,
    pais_iso_code: one.country,
    idioma: one.language,
    titular: one.title,
    texto: one.body,
    seccion: one.section,
    published_on: new Date(one.published_at),
    es_opinion: one.opinion,
    titular_es_clickbait: one.clickbait,
    contenido_es_enfatico: false,
    copia_de: one.copy_of === null ? null : (ids.get(one.copy_of) ?? null),
    extract_limit: EXTRACT_LIMIT,
  }));
}
