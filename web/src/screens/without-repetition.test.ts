import type { EventCard } from '@poliedro/contracts/events';
import { describe, expect, test } from 'vitest';
import type { CarrilContent } from '../carriles/carril-content.ts';
import { withoutRepetition } from './without-repetition.ts';

const row = (...ids: number[]): { content: CarrilContent } => ({
  content: {
    ok: true,
    page: {
      cards: { tipo: 'eventos', eventos: ids.map((evento_id) => ({ evento_id }) as EventCard) },
      has_more: false,
      cursor: null,
    },
  },
});
const idsOf = ({ content }: { content: CarrilContent }) =>
  content.ok && content.page.cards.tipo === 'eventos' ? content.page.cards.eventos.map((event) => event.evento_id) : [];

describe('the rows of the front page', () => {
  test('open with events that no row above has opened with, and lose none', () => {
    const rows = withoutRepetition([row(1, 2, 3, 4, 5), row(4, 3, 5, 6, 1), row(1, 2)]);
    expect(rows.map(idsOf)).toEqual([
      [1, 2, 3, 4, 5],
      [5, 6, 4, 3, 1],
      [1, 2],
    ]);
  });

  test('leave a row that failed as it is', () => {
    const failed = { content: { ok: false } as CarrilContent };
    expect(withoutRepetition([row(1), failed])[1]).toBe(failed);
  });
});
