/** What the parts of a number are read from: without case and accents. */
interface Low {
  readonly low: string;
}

/** Words of one kind of quantity, per language: its kinds never stand for one another. Without accents. */
const UNITS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: {
    euro: 'euro euros',
    dollar: 'dolar dolares',
    pound: 'libra libras',
    peso: 'peso pesos',
    year: 'ano anos',
    month: 'mes meses',
    week: 'semana semanas',
    day: 'dia dias',
    hour: 'hora horas',
    minute: 'minuto minutos',
    kilometre: 'kilometro kilometros km',
    metre: 'metro metros',
    mile: 'milla millas',
    tonne: 'tonelada toneladas',
    kilo: 'kilo kilos kilogramo kilogramos kg',
    hectare: 'hectarea hectareas',
    degree: 'grado grados',
  },
  en: {
    euro: 'euro euros',
    dollar: 'dollar dollars',
    pound: 'pound pounds',
    peso: 'peso pesos',
    year: 'year years',
    month: 'month months',
    week: 'week weeks',
    day: 'day days',
    hour: 'hour hours',
    minute: 'minute minutes',
    kilometre: 'kilometre kilometres kilometer kilometers km',
    metre: 'metre metres meter meters',
    mile: 'mile miles',
    tonne: 'tonne tonnes ton tons',
    kilo: 'kilo kilos kilogram kilograms kilogramme kilogrammes kg',
    hectare: 'hectare hectares',
    degree: 'degree degrees',
  },
  fr: {
    euro: 'euro euros',
    dollar: 'dollar dollars',
    peso: 'peso pesos',
    year: 'an ans annee annees',
    month: 'mois',
    week: 'semaine semaines',
    day: 'jour jours',
    hour: 'heure heures',
    minute: 'minute minutes',
    kilometre: 'kilometre kilometres km',
    metre: 'metre metres',
    tonne: 'tonne tonnes',
    kilo: 'kilo kilos kilogramme kilogrammes kg',
    hectare: 'hectare hectares',
    degree: 'degre degres',
  },
  de: {
    euro: 'euro euros',
    dollar: 'dollar dollars',
    peso: 'peso pesos',
    year: 'jahr jahre jahren jahres',
    month: 'monat monate monaten monats',
    week: 'woche wochen',
    day: 'tag tage tagen tages',
    hour: 'stunde stunden',
    minute: 'minute minuten',
    kilometre: 'kilometer kilometern km',
    metre: 'meter metern',
    mile: 'meile meilen',
    tonne: 'tonne tonnen',
    kilo: 'kilo kilogramm kg',
    hectare: 'hektar',
    degree: 'grad',
  },
  pt: {
    euro: 'euro euros',
    dollar: 'dolar dolares',
    pound: 'libra libras',
    peso: 'peso pesos',
    year: 'ano anos',
    month: 'mes meses',
    week: 'semana semanas',
    day: 'dia dias',
    hour: 'hora horas',
    minute: 'minuto minutos',
    kilometre: 'quilometro quilometros km',
    metre: 'metro metros',
    mile: 'milha milhas',
    tonne: 'tonelada toneladas',
    kilo: 'quilo quilos quilograma quilogramas kg',
    hectare: 'hectare hectares',
    degree: 'grau graus',
  },
};
const UNIT_OF: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(UNITS).map(([idioma, units]) => [
    idioma,
    new Map(Object.entries(units).flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit] as const))),
  ]),
);
/** A peso too, where Spanish or Portuguese is written. */
const DOLLAR = '$';
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['€', 'euro'],
  ['£', 'pound'],
  ['¥', 'yen'],
  ['°', 'degree'],
  ['º', 'degree'],
]);
const CURRENCY = /^[€£¥$]$/;
export const isCurrency = (piece: Low | undefined): boolean => piece !== undefined && CURRENCY.test(piece.low);

const BETWEEN = /^(?:de|d|of|['’])$/;
const MOST_BETWEEN = 2;

function signOf(piece: Low | undefined, idioma: string): string | undefined {
  if (piece?.low === DOLLAR) return idioma === 'es' || idioma === 'pt' ? undefined : 'dollar';
  return SIGNS.get(piece?.low ?? '');
}

const BELOW_ZERO =
  /^(?:[^.;]{0,20} )?(?:bajo cero|below (?:zero|freezing)|(?:sous|au dessous de) zero|unter null|abaixo de zero|negativos)(?: |$)/;
const MINUS = /^(?:menos|minus|moins)$/;
const AT_LEAST = /^(?:al|lo|nada|cuando|au|du|pelo|ao)$/;
const NEAR = 5;

/** What a number measures, where it is one of these: by what stands right before it or right behind. */
export function unitOf(
  pieces: readonly (Low & { readonly minus?: boolean })[],
  from: number,
  to: number,
  idioma: string,
): string | undefined {
  let next = to;
  while (next - to < MOST_BETWEEN && BETWEEN.test(pieces[next]?.low ?? '')) next += 1;
  const unit =
    signOf(pieces[from - 1], idioma) ?? signOf(pieces[to], idioma) ?? UNIT_OF.get(idioma)?.get(pieces[next]?.low ?? '');
  if (unit !== 'degree') return unit;
  const after = pieces.slice(next + 1, next + 1 + NEAR).map(({ low }) => low);
  const isBelow =
    pieces[from]?.minus === true ||
    (MINUS.test(pieces[from - 1]?.low ?? '') && !AT_LEAST.test(pieces[from - 2]?.low ?? '')) ||
    BELOW_ZERO.test(after.join(' '));
  return isBelow ? 'degree below zero' : unit;
}
