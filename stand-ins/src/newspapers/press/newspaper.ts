import type { Charset, Declared } from '../charset.ts';
import { LANGUAGES, type Language } from '../languages.ts';
import type { LayoutName } from '../layouts/layout-names.ts';
import { createRandom, type Random } from '../random.ts';
import { HAND_MADE_NEWSPAPERS } from './content.ts';
import { inventPlace } from './inventions.ts';

export interface Newspaper {
  readonly host: string;
  readonly name: string;
  readonly language: Language;
  readonly country: string;
  readonly layout: LayoutName;
  readonly feed: 'rss' | 'atom' | 'json';
  /** Whether the feed has the articles whole, and not a sentence of each. */
  readonly full_text: boolean;
  readonly charset: Charset;
  /** Where the charset is said, if anywhere, and if rightly. */
  readonly declared: Declared;
  readonly robots: 'allow' | 'disallow' | 'delay' | 'partial' | 'missing';
  /** Where it reserves the mining of its texts. */
  readonly tdm: 'none' | 'well-known' | 'header' | 'meta';
  readonly websub: boolean;
  readonly compress: boolean;
  /** Whether the addresses in its feed carry parameters that say where a reader came from. */
  readonly tracking: boolean;
  readonly cache_seconds: number;
  readonly ttl_minutes: number;
  readonly paths: 'dated' | 'section' | 'number' | 'query';
}

const NAMES: Record<Language, readonly string[]> = {
  es: ['El Diario de {}', 'La Voz de {}', 'El Correo de {}', '{} Hoy', 'Crónica de {}'],
  en: ['The {} Herald', 'The {} Times', '{} Gazette', 'The {} Courier'],
  fr: ['Le Courrier de {}', 'La Dépêche de {}', '{} Matin'],
  de: ['{}er Zeitung', '{}er Tageblatt', 'Neue {} Presse'],
  pt: ['Diário de {}', 'Correio de {}', 'Jornal de {}'],
};
const COUNTRIES: Record<Language, readonly string[]> = {
  es: ['ES', 'MX', 'AR', 'CL', 'CO', 'PE', 'UY'],
  en: ['GB', 'US', 'IE'],
  fr: ['FR', 'BE'],
  de: ['DE', 'AT'],
  pt: ['PT', 'BR'],
};
const LAYOUT_NAMES: readonly LayoutName[] = [
  ...(['semantic', 'semantic', 'semantic', 'json-ld', 'json-ld', 'div-soup', 'div-soup', 'microdata'] as const),
  ...(['table', 'amp', 'clutter', 'live-blog', 'video', 'print', 'paywall', 'cookie-wall'] as const),
];

function charsetOf(random: Random): Pick<Newspaper, 'charset' | 'declared'> {
  if (random.next() < 0.85) return { charset: 'utf-8', declared: random.pick(['both', 'header', 'meta']) };
  const declared = random.pick(['header', 'meta', 'both', 'wrong', 'none'] as const);
  return { charset: random.pick(['iso-8859-1', 'windows-1252']), declared };
}

/** The same number always gives the same newspaper. */
function inventNewspaper(number: number): Newspaper {
  const random = createRandom('newspaper', number);
  const language = random.next() < 0.5 ? 'es' : random.pick(LANGUAGES);
  const place = inventPlace(random);
  return {
    host: `${place.toLowerCase()}-${number}.example`,
    name: random.pick(NAMES[language]).replace('{}', place),
    language,
    country: random.pick(COUNTRIES[language]),
    layout: random.pick(LAYOUT_NAMES),
    feed: random.pick(['rss', 'rss', 'rss', 'atom', 'json']),
    full_text: random.next() < 0.15,
    ...charsetOf(random),
    robots: random.pick(['allow', 'allow', 'allow', 'delay', 'partial', 'missing']),
    tdm: 'none',
    websub: random.next() < 0.1,
    compress: random.next() < 0.9,
    tracking: random.next() < 0.3,
    cache_seconds: random.pick([0, 60, 300, 900]),
    ttl_minutes: random.pick([0, 5, 15, 30, 60]),
    paths: random.pick(['dated', 'section', 'number', 'query']),
  };
}

/** The hand-made ones first, then as many as are wanted. */
export function listNewspapers(count: number): Newspaper[] {
  const handMade = (HAND_MADE_NEWSPAPERS as Newspaper[]).slice(0, count);
  return [...handMade, ...Array.from({ length: count - handMade.length }, (_, number) => inventNewspaper(number))];
}
