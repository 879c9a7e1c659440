import type { Random } from '../random.ts';
import { PHRASES } from './content.ts';
import type { Invention, Value } from './scenario.ts';

const BEGINNINGS = ['Val', 'Mon', 'Pie', 'Ri', 'Cas', 'Ser', 'Pal', 'Tor', 'Mar', 'Fuen', 'Bel', 'Cam', 'Lor', 'Gal'];
const MIDDLES = ['de', 'te', 'ra', 'be', 'do', 'lu', 'mi', 'sa', 'co', 'ne', 'ru', 'va'];
const ENDS = ['lar', 'mora', 'rey', 'sol', 'dino', 'val', 'brosa', 'cedo', 'nilla', 'gorda', 'tiel', 'zana', 'paz'];
const TRADES = ['Energía', 'Telecom', 'Seguros', 'Aguas', 'Banca', 'Transportes'];

/** A town that is nowhere. They begin with a consonant, for French to stand before them unchanged. */
export const inventPlace = (random: Random): string =>
  random.pick(BEGINNINGS) + random.pick(MIDDLES) + random.pick(ENDS);

export function invent(invention: Invention, random: Random): Value {
  switch (invention) {
    case 'place':
    case 'region':
      return inventPlace(random);
    case 'person':
      return `${random.pick(PHRASES.es.first_names)} ${random.pick(PHRASES.es.last_names)}`;
    case 'company':
      return `${inventPlace(random)} ${random.pick(TRADES)}`;
    default:
      return random.between(...invention);
  }
}
