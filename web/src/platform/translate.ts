import type { Idioma } from '@poliedro/contracts/language';
import type { es } from '../locales/es.ts';
import type { Widened } from '../locales/messages.ts';

type Singular<Name extends string> = Name extends `${infer Base}_${'one' | 'other'}` ? Base : Name;

/** `section.name`; a text with a plural form is named without its ending. */
type KeyOf<Texts> = {
  [Section in keyof Texts & string]: `${Section}.${Singular<keyof Texts[Section] & string>}`;
}[keyof Texts & string];

type TextOf<Texts, Key> = Key extends `${infer Section extends keyof Texts & string}.${infer Name}`
  ? Texts[Section][(Name | `${Name}_other`) & keyof Texts[Section]]
  : never;
type VariablesOf<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | VariablesOf<Rest> : never;
type Values<Names extends string> = { readonly [N in Names]: N extends 'count' ? number : string };
type ValuesOf<Texts, Key> = [VariablesOf<TextOf<Texts, Key>>] extends [never]
  ? []
  : [values: Values<VariablesOf<TextOf<Texts, Key>>>];

/** A text of one family in the page's language; a wrong name or a missing value is a type error. */
export type TranslateOf<Texts> = <Key extends KeyOf<Texts>>(key: Key, ...values: ValuesOf<Texts, Key>) => string;

/** The texts that every page carries. */
export type Translate = TranslateOf<typeof es>;

/** The rule of our four languages; asking the platform for it costs a phone 17 ms at every start. */
export function isSingular(count: number, idioma: Idioma): boolean {
  return idioma === 'fr' ? Math.abs(count) < 2 : count === 1;
}

/** Puts values into the {{places}} of a text. */
export function fillText(
  text: string,
  values: Readonly<Record<string, string | number>>,
  written: (value: number) => string = String,
): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    return typeof value === 'number' ? written(value) : value;
  });
}

/**
 * Small enough to travel with every page, unlike the usual libraries (16 kB of the 120 kB a first view may have):
 * names, values and plurals.
 */
export function createTranslate<Texts = typeof es>(
  idioma: Idioma,
  messages: NoInfer<Widened<Texts>>,
): TranslateOf<Texts> {
  const written = (value: number) => (Math.abs(value) < 1000 ? String(value) : value.toLocaleString(idioma));
  return (key, ...[given]) => {
    const [section = '', name = ''] = key.split('.');
    const texts = (messages as Record<string, Record<string, string>>)[section] ?? {};
    const values = given as Record<string, string | number> | undefined;
    const form = typeof values?.count === 'number' && isSingular(values.count, idioma) ? 'one' : 'other';
    const text = texts[name] ?? texts[`${name}_${form}`] ?? key;
    return fillText(text, values ?? {}, written);
  };
}
