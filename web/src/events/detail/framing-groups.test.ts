import type { EventDetail } from '@poliedro/contracts/events';
import { expect, test } from 'vitest';
import { groupFramings } from './framing-groups.ts';

const framing = (statement_id: number, ...paises: string[]) =>
  ({ statement_id, evidencia: paises.map((pais_iso_code) => ({ pais_iso_code })) }) as EventDetail['framing'][number];

test('framings of the same countries stand together, the country with most evidence first', () => {
  const groups = groupFramings([framing(1, 'ES', 'ES', 'FR'), framing(2, 'DE'), framing(3, 'FR', 'ES')]);
  expect(groups.map(({ paises, framings }) => [paises, framings.map(({ statement_id }) => statement_id)])).toEqual([
    [
      ['ES', 'FR'],
      [1, 3],
    ],
    [['DE'], [2]],
  ]);
});
