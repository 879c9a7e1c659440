import type { CarrilContent } from '../carriles/carril-content.ts';

/** So many cards of a row are seen at once on a wide screen. */
const SEEN_AT_ONCE = 4;

interface SettledRow {
  readonly content: CarrilContent;
}

/**
 * An event that opens one row of the front page does not open the next ones too: there it stands behind the others.
 * The rows keep all their cards, and their own pages the true order.
 */
export function withoutRepetition<Row extends SettledRow>(rows: readonly Row[]): Row[] {
  const seen = new Set<number>();
  return rows.map((row) => {
    const { content } = row;
    if (!content.ok || content.page.cards.tipo !== 'eventos') return row;
    const { eventos } = content.page.cards;
    const fresh = eventos.filter(({ evento_id }) => !seen.has(evento_id));
    const again = eventos.filter(({ evento_id }) => seen.has(evento_id));
    const reordered = [...fresh, ...again];
    for (const { evento_id } of reordered.slice(0, SEEN_AT_ONCE)) seen.add(evento_id);
    return {
      ...row,
      content: { ...content, page: { ...content.page, cards: { tipo: 'eventos', eventos: reordered } } },
    };
  });
}
