import type { ArticleCard } from '@poliedro/contracts/articles';
import { readingMinutes } from '../../articles/reading-minutes.ts';
import type { TranslateEvent } from './event-text.tsx';
import { isPaid } from './filter-articles.ts';

/** What is worth knowing about an article before reading it. */
export const BADGE_KINDS = ['copia', 'clickbait', 'enfatico', 'opinion', 'pago', 'fuentes', 'lectura'] as const;
export type BadgeKind = (typeof BADGE_KINDS)[number];

const APPLIES: Record<BadgeKind, (article: ArticleCard) => boolean> = {
  copia: ({ copia_de }) => copia_de !== null,
  clickbait: ({ titular_es_clickbait }) => titular_es_clickbait,
  enfatico: ({ contenido_es_enfatico }) => contenido_es_enfatico,
  opinion: ({ es_opinion }) => es_opinion,
  pago: isPaid,
  fuentes: ({ cantidad_fuentes_citadas }) => cantidad_fuentes_citadas > 0,
  lectura: ({ numero_de_palabras_texto_visible_gpt }) => numero_de_palabras_texto_visible_gpt > 0,
};

export function badgesOf(article: ArticleCard): BadgeKind[] {
  return BADGE_KINDS.filter((kind) => APPLIES[kind](article));
}

export function badgeText(kind: BadgeKind, article: ArticleCard, t: TranslateEvent): string {
  if (kind === 'fuentes') return t('badges.fuentes', { count: article.cantidad_fuentes_citadas });
  if (kind === 'lectura') {
    return t('badges.lectura', { count: readingMinutes(article.numero_de_palabras_texto_visible_gpt) });
  }
  return t(`badges.${kind}`);
}

export const badgeHelpId = (kind: BadgeKind) => `etiqueta-${kind}`;
