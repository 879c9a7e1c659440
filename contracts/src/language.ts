import { z } from 'zod';

export const IDIOMAS = ['es', 'en', 'fr', 'de'] as const;
export const idiomaSchema = z.enum(IDIOMAS);
export type Idioma = z.infer<typeof idiomaSchema>;

/** What a visitor gets whose browser asks for none of the four. */
export const IDIOMA_FALLBACK: Idioma = 'en';

/** Content is written first in this language; calls without `idioma` answer in it. */
export const IDIOMA_BASE: Idioma = 'es';

/** Remembers the choice made in the footer. */
export const IDIOMA_COOKIE = 'idioma';

export function isIdioma(value: unknown): value is Idioma {
  return IDIOMAS.includes(value as Idioma);
}

/** The first of our languages in the order of the browser's wishes (an Accept-Language header or navigator.languages joined). */
export function negotiateIdioma(acceptLanguage: string | undefined): Idioma {
  const wishes = (acceptLanguage ?? '')
    .split(',')
    .map((part, index) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const q = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find(Boolean);
      return { base: tag.toLowerCase().split('-')[0], weight: q === undefined ? 1 : Number(q), index };
    })
    .filter((wish) => wish.weight > 0)
    .sort((a, b) => b.weight - a.weight || a.index - b.index);
  return wishes.map((wish) => wish.base).find(isIdioma) ?? IDIOMA_FALLBACK;
}
