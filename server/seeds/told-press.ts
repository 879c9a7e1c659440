import { inventEvent, seededRandom } from './invented-words.ts';

/** A happening of the last two weeks, as the press tells it. The same number is always the same. */
export interface ToldHappening {
  readonly began: number;
  readonly titular: string;
  readonly texto: string;
  /** One for each report, in the order in which they appear. */
  readonly reports: readonly { readonly at: number; readonly vector: Float32Array }[];
}

const DIMENSIONS = 384;
const SUBJECTS = 50;
const HAPPENINGS_A_TOPIC = 10;
/** Most are told by few, some by many: about ten on average. */
const SIZES = [1, 1, 2, 2, 3, 3, 4, 6, 9, 14, 22, 60];
const DAYS = 14;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const NAMES_A_HAPPENING = 5;
const SYLLABLES = [
  'ba',
  'ce',
  'dru',
  'fi',
  'gon',
  'her',
  'ja',
  'kel',
  'lim',
  'mor',
  'nu',
  'pra',
  'qui',
  'ros',
  'tev',
  'zu',
];
/** A number that looks like no other of the same generator. */
const SEED_STEP = 0x9e3779b1;

const randomOf = (kind: number, number: number) => seededRandom(Math.imul(number + 1, SEED_STEP) ^ kind);

/** Of length 1, this far from the centre: evenly to all sides, which is as good as any where there are so many. */
function near(centre: Float32Array, distance: number, random: () => number): Float32Array {
  const step = distance * Math.sqrt(12 / DIMENSIONS);
  const moved = new Float32Array(DIMENSIONS);
  let squares = 0;
  for (let at = 0; at < DIMENSIONS; at += 1) {
    const value = (centre[at] ?? 0) + step * (random() - 0.5);
    moved[at] = value;
    squares += value * value;
  }
  const length = Math.sqrt(squares);
  return moved.map((value) => value / length);
}

const subjectOf = (number: number) => near(new Float32Array(DIMENSIONS), 1, randomOf(1, number));
const topicOf = (number: number) => near(subjectOf(number % SUBJECTS), 0.8, randomOf(2, number));

function inventName(random: () => number): string {
  const name = Array.from({ length: 4 }, () => SYLLABLES[Math.floor(random() * SYLLABLES.length)]).join('');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export function tellHappening(number: number, now: number): ToldHappening {
  const random = randomOf(3, number);
  const size = SIZES[Math.floor(random() * SIZES.length)] ?? 1;
  const began = now - random() * DAYS * DAY_MS;
  const words = inventEvent(random);
  const names = Array.from({ length: NAMES_A_HAPPENING }, () => inventName(random));
  const centre = near(topicOf(Math.floor(number / HAPPENINGS_A_TOPIC)), 0.8, random);
  const reports = Array.from({ length: size }, () => ({
    at: began + random() * Math.min(36 * HOUR_MS, now - began),
    vector: near(centre, 0.7, random),
  }));
  reports.sort((one, other) => one.at - other.at);
  const sentences = [words.descripcion('es'), words.sentence('es', 1), words.sentence('es', 2)];
  return {
    began,
    titular: words.titular('es', 0),
    texto: `${names.slice(0, 3).join(' y ')}. ${sentences.join(' ')} ${names.slice(3).join(', ')}.`,
    reports,
  };
}

/** What one more newspaper would make of it. */
export const reportAgain = (number: number, { reports: [first] }: ToldHappening): Float32Array =>
  near(first?.vector ?? new Float32Array(DIMENSIONS), 0.4, randomOf(4, number));
