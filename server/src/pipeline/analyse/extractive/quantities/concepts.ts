import type { Question } from '../../gate/own-questions.ts';

/** Something that newspapers count. */
export interface Concept {
  readonly name: Question;
  /** Beginnings of its words in five languages, without case and accents. */
  readonly cue: RegExp;
  /** What is counted itself, and so stands beside the number; else what has become of people, which may stand further off. */
  readonly thing: boolean;
  /** Things that are people: what has become of them says more. */
  readonly people: boolean;
  /** It grows while it is told: a lower number of an earlier hour is no contradiction. */
  readonly grows: boolean;
}

const concept = (
  name: Question,
  cue: string,
  is: 'grows' | 'thing' | 'people' | 'grows, thing' | '' = '',
): Concept => ({
  name,
  cue: new RegExp(`^(?:${cue})`),
  grows: is.includes('grows'),
  thing: is.includes('thing') || is === 'people',
  people: is === 'people',
});

/** The first that fits is taken. */
const CONCEPTS: readonly Concept[] = [
  concept(
    'deaths',
    'muert[oe]s?|murier|murio|fallec|dead$|died|deaths?$|kill|morts?$|mortes$|decede|deces$|tote[nr]?$|getotet|todesopfer|mortos|morrer|obitos',
    'grows',
  ),
  concept('serious', 'grave(?:s|dad|mente)?$|serious|badly|critical|grievement|serieusement|gravement|schwer', 'grows'),
  concept('injured', 'herid|lesionad|lesiones|injur|hurt|wounded|bless|verletz|ferid', 'grows'),
  concept('missing', 'desaparecid|missing|disparu|vermisst', 'grows'),
  concept('evacuated', 'evacuad|evacuac|desaloj|evacuat|evacue|evakuier', 'grows'),
  concept('rescued', 'rescat|rescue|secour|sauve|gerettet|rettung|resgat', 'grows'),
  concept('arrested', 'detenid|detencion|arrest|interpell|festgenommen|festnahme|detid', 'grows'),
  concept('hectares', 'hectar|hektar', 'grows, thing'),
  concept('passengers', 'viajer|pasajer|passag|passeng|voyageur|fahrgast|insass|bordo$|board$|bord$|viajaban$'),
  concept('volunteers', 'voluntari|volunteer|volontaire|freiwillig|probanden|participant|teilnehm', 'people'),
  concept('affected', 'afectad|perjudicad|damnificad|affected|touche|concerne|betroffen|prejudicad|lesad'),
  concept(
    'workers',
    'trabajador|asalariad|empleados|workers|employees|salaries|beschaftigt|arbeitnehm|trabalhador',
    'people',
  ),
  concept('ships', 'buque|barco|ships|vessels|navire|bateau|schiff|navio', 'thing'),
  concept(
    'homes',
    'vivienda|casas|hogares|homes|houses|households|maisons|logements|foyers|hauser|wohnung|haushalt',
    'thing',
  ),
  concept('schools', 'colegio|escuela|schools|ecoles|schulen|escolas', 'thing'),
  concept('firefighters', 'bomber|firefight|pompier|feuerwehr|brigadist', 'people'),
  concept('rain', 'litros?$|litres?$|liters?$|litern$', 'thing'),
  concept('votes', 'votos?$|votes?$|voix$|stimmen$|voted$', 'thing'),
];

export const conceptOf = (low: string): Concept | undefined => CONCEPTS.find(({ cue }) => cue.test(low));
