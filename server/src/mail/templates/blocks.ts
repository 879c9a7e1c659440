import { withFixedSpaces } from '@poliedro/contracts/fixed-spaces';
import type { Idioma } from '@poliedro/contracts/language';
import { SITE_NAME } from '@poliedro/contracts/site';
import { openDateFormat, writeDate } from '@poliedro/contracts/written-dates';
import type { Template, Words } from './template.ts';

/** One part of a mail, in reading order. Both forms of the mail are made of the same parts. */
export type Block =
  | { readonly kind: 'heading' | 'paragraph' | 'footnote' | 'signature'; readonly text: string }
  | { readonly kind: 'button' | 'link'; readonly text: string; readonly url: string };

const AROUND: Readonly<Record<Idioma, { greeting: string; signature: string }>> = {
  es: {
    greeting: 'Hola, {alias}:',
    signature: `${SITE_NAME} · Todas las caras de la noticia\nEs un mensaje automático: no hace falta que respondas.`,
  },
  en: {
    greeting: 'Hi {alias},',
    signature: `${SITE_NAME} · Every side of the story\nThis message was sent automatically: there is no need to reply.`,
  },
  fr: {
    greeting: 'Bonjour {alias},',
    signature: `${SITE_NAME} · Toutes les facettes de l’actualité\nCe message est automatique : inutile d’y répondre.`,
  },
  de: {
    greeting: 'Hallo {alias},',
    signature: `${SITE_NAME} · Jede Nachricht von allen Seiten\nDiese Nachricht wurde automatisch verschickt: Du musst nicht antworten.`,
  },
};

const ROLES: Readonly<Record<string, Readonly<Record<Idioma, string>>>> = {
  investigador: { es: 'investigador', en: 'researcher', fr: 'chercheur', de: 'Forscher:in' },
  experto: { es: 'experto', en: 'expert', fr: 'expert', de: 'Expert:in' },
};

const DECISIONS: Readonly<Record<string, Readonly<Record<Idioma, string>>>> = {
  mantener: {
    es: 'se queda como está',
    en: 'it stays as it is',
    fr: 'cela reste en l’état',
    de: 'es bleibt, wie es ist',
  },
  retirar: {
    es: 'lo hemos retirado',
    en: 'we have taken it down',
    fr: 'nous l’avons retiré',
    de: 'wir haben es entfernt',
  },
  sin_accion: {
    es: 'ya no hay nada que retirar ni que cambiar',
    en: 'there is nothing left to take down or to change',
    fr: 'il n’y a plus rien à retirer ni à modifier',
    de: 'es gibt nichts mehr zu entfernen oder zu ändern',
  },
};

/** With the word before it: what follows it differs. */
const UNTIL: Readonly<Record<Idioma, { day: string; always: string }>> = {
  es: { day: 'hasta el', always: 'hasta nuevo aviso' },
  en: { day: 'until', always: 'until further notice' },
  fr: { day: 'jusqu’au', always: 'jusqu’à nouvel ordre' },
  de: { day: 'bis zum', always: 'bis auf Weiteres' },
};

/** A name chosen to look like an address must not become a link in somebody else's mail. */
function withoutLinks(name: string): string {
  return name.replace(/\s+/g, ' ').replace(/([.:@])(?=\S)/g, '$1\u2060');
}

const sayEuros = (cents: number, idioma: Idioma) =>
  new Intl.NumberFormat(idioma, { style: 'currency', currency: 'EUR' }).format(cents / 100);

const sayMoment = (value: string, idioma: Idioma) =>
  writeDate(openDateFormat(idioma, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' }), new Date(value));

const sayDay = (value: string, idioma: Idioma) =>
  writeDate(openDateFormat(idioma, { dateStyle: 'long', timeZone: 'UTC' }), new Date(value));

function sayValue(name: string, value: string, idioma: Idioma): string {
  if (name === 'alias') return withoutLinks(value);
  if (name === 'rol') return ROLES[value]?.[idioma] ?? value;
  if (name === 'titular' || name === 'cita') return withoutLinks(value);
  if (name === 'decision') return DECISIONS[value]?.[idioma] ?? value;
  if (name === 'hasta') return value === '' ? UNTIL[idioma].always : `${UNTIL[idioma].day} ${sayDay(value, idioma)}`;
  if (name.startsWith('importe')) return sayEuros(Number(value), idioma);
  if (name === 'momento') return sayMoment(value, idioma);
  if (name === 'fecha') return sayDay(value, idioma);
  return value;
}

/** French puts a space before these signs, where a line must not break. */
export function makeBlocks(
  template: Template,
  idioma: Idioma,
  values: Readonly<Record<string, string>>,
): { subject: string; blocks: Block[] } {
  const getValue = (name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`A mail has no value for {${name}}`);
    return value;
  };
  // One pass: braces inside a value stay what they are.
  const fill = (words: string) =>
    withFixedSpaces(words, idioma).replace(/\{(\w+)\}/g, (_, name: string) => sayValue(name, getValue(name), idioma));
  const saysNothing = (words: string) => {
    const amounts = [...words.matchAll(/\{(importe\w*)\}/g)].map(([, name = '']) => getValue(name));
    return amounts.length > 0 && amounts.every((amount) => Number(amount) === 0);
  };
  const way = (kind: 'button' | 'link', words: Words): Block[] => {
    const [text, name] = [words[kind], template[kind]];
    return text === undefined || name === undefined ? [] : [{ kind, text: fill(text), url: getValue(name) }];
  };
  const words = template.words[idioma];
  const around = AROUND[idioma];
  return {
    subject: fill(words.subject),
    blocks: [
      { kind: 'heading', text: fill(words.heading) },
      ...[around.greeting, ...words.paragraphs.filter((text) => !saysNothing(text))].map((text) => ({
        kind: 'paragraph' as const,
        text: fill(text),
      })),
      ...way('button', words),
      ...way('link', words),
      ...(words.footnote === undefined ? [] : [{ kind: 'footnote' as const, text: fill(words.footnote) }]),
      { kind: 'signature', text: fill(around.signature) },
    ],
  };
}
