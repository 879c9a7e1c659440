import type { EventDetail } from '@poliedro/contracts/events';

type Framing = EventDetail['framing'][number];

export interface FramingGroup {
  /** Whose press tells it so; most evidence first. */
  readonly paises: readonly string[];
  readonly framings: readonly Framing[];
}

function countriesOf({ evidencia }: Framing): string[] {
  const counts = new Map<string, number>();
  for (const { pais_iso_code } of evidencia) counts.set(pais_iso_code, (counts.get(pais_iso_code) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([pais]) => pais);
}

/** How it is told, by the countries that tell it so; in the order in which the countries first appear. */
export function groupFramings(framings: readonly Framing[]): FramingGroup[] {
  const groups = new Map<string, { paises: string[]; framings: Framing[] }>();
  for (const framing of framings) {
    const paises = countriesOf(framing);
    const key = paises.toSorted().join(' ');
    const known = groups.get(key);
    if (known) known.framings.push(framing);
    else groups.set(key, { paises, framings: [framing] });
  }
  return [...groups.values()];
}
