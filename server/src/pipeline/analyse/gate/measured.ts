import { IDIOMAS, type Idioma } from '@poliedro/contracts/language';

/** What is counted over all articles of an event, and so stands in no passage of theirs. */
export type Measure = 'emphasis' | 'countries' | 'focus' | 'voices';
export type Focus = 'victimas' | 'autoridades' | 'economia' | 'causas';

const TEMPLATES: Readonly<Record<Measure, Readonly<Record<Idioma, string>>>> = {
  emphasis: {
    es: '{n} de los {m} periódicos usan un lenguaje enfático para contarlo.',
    en: '{n} of the {m} newspapers tell it in emphatic language.',
    fr: '{n} des {m} journaux le racontent avec des mots appuyés.',
    de: '{n} der {m} Zeitungen erzählen davon in zugespitzter Sprache.',
  },
  countries: {
    es: 'Lo que destacan los titulares cambia según el país: {list}.',
    en: 'What headlines put first differs from country to country: {list}.',
    fr: 'Ce que les titres mettent en avant change d’un pays à l’autre : {list}.',
    de: 'Was die Schlagzeilen voranstellen, ist von Land zu Land verschieden: {list}.',
  },
  focus: {
    es: '{n} de los {m} titulares destacan {focus}; {k}, {other}.',
    en: '{n} of the {m} headlines put {focus} first; {k} put {other} first.',
    fr: '{n} des {m} titres mettent en avant {focus} ; {k}, {other}.',
    de: '{n} der {m} Schlagzeilen stellen {focus} voran, {k} {other}.',
  },
  voices: {
    es: 'La voz más citada es la de {name}, en {n} de los {m} periódicos; le sigue la de {second}, en {k}.',
    en: 'The voice most quoted is that of {name}, in {n} of the {m} newspapers, followed by {second}, in {k}.',
    fr: 'La voix la plus citée est celle de {name}, dans {n} des {m} journaux, suivie de celle de {second}, dans {k}.',
    de: 'Am häufigsten zitiert wird {name}, in {n} der {m} Zeitungen, danach {second}, in {k}.',
  },
};

const FOCUSES: Readonly<Record<Focus, Readonly<Record<Idioma, string>>>> = {
  victimas: {
    es: 'las víctimas y los afectados',
    en: 'victims and those affected',
    fr: 'les victimes et les personnes touchées',
    de: 'Opfer und Betroffene',
  },
  autoridades: {
    es: 'las autoridades',
    en: 'the authorities',
    fr: 'les autorités',
    de: 'die Behörden und Entscheider',
  },
  economia: {
    es: 'las consecuencias económicas',
    en: 'the economic consequences',
    fr: 'les conséquences économiques',
    de: 'die wirtschaftlichen Folgen',
  },
  causas: {
    es: 'las causas y los responsables',
    en: 'causes and responsibility',
    fr: 'les causes et les responsables',
    de: 'Ursachen und Verantwortung',
  },
};

export const nameFocus = (focus: Focus, idioma: Idioma): string => FOCUSES[focus][idioma];

export const sayMeasure = (
  measure: Measure,
  idioma: Idioma,
  slots: Readonly<Record<string, string | number>>,
): string => TEMPLATES[measure][idioma].replace(/\{(\w+)\}/g, (_, slot: string) => String(slots[slot] ?? ''));

const NAME = String.raw`([\p{L}\p{M}][\p{L}\p{M} .'’-]{1,60})`;
const COUNTRIES = String.raw`\([\p{L}\p{M} ,.'’-]{2,160}\)`;

function patternsOf(idioma: Idioma): RegExp[] {
  const focus = `(?:${Object.values(FOCUSES)
    .map((names) => names[idioma])
    .join('|')})`;
  const slots: Readonly<Record<string, string>> = {
    n: String.raw`\d+`,
    m: String.raw`\d+`,
    k: String.raw`\d+`,
    focus,
    other: focus,
    name: NAME,
    second: NAME,
    list: `${focus} ${COUNTRIES}(?:; ${focus} ${COUNTRIES})+`,
  };
  return Object.values(TEMPLATES).map((texts) => {
    const escaped = texts[idioma].replace(/[.?()]/g, String.raw`\$&`);
    return new RegExp(`^${escaped.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? '')}$`, 'u');
  });
}

const PATTERNS: ReadonlyMap<string, readonly RegExp[]> = new Map(IDIOMAS.map((idioma) => [idioma, patternsOf(idioma)]));

/** The people whom a measure names; undefined where a text is not one of our own sentences. */
export function namesInMeasure(texto: string, idioma: string): string[] | undefined {
  for (const pattern of PATTERNS.get(idioma) ?? []) {
    const found = pattern.exec(texto);
    if (found !== null) return found.slice(1).filter((name) => name !== undefined);
  }
  return undefined;
}
