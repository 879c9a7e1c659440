import { SITE_NAME } from '@poliedro/contracts/site';
import type { OpenAccountsText } from './open-accounts-text.ts';

export const openAccountsDe: OpenAccountsText = {
  title: 'Offene Bücher',
  description: `Alles Geld, das bei ${SITE_NAME} eingeht, was bei denen ankommt, die schreiben, und was der Betrieb kostet, Monat für Monat und für alle sichtbar.`,
  lead: `Bei ${SITE_NAME} steckt niemand Gewinne ein. Darum gibt es nichts zu verbergen: Hier steht alles Geld, das hereingekommen, und alles, das hinausgegangen ist.`,
  summary:
    'Seit {{mes}} sind {{entrado}} hereingekommen, und {{pagado}} sind schon bei denen angekommen, die schreiben.',
  empty:
    'Noch hat sich kein Cent bewegt. Sobald jemand Guthaben auflädt, einen Artikel kauft oder spendet, ist es hier zu sehen.',
  failed: 'Die Bücher konnten nicht geladen werden.',
  months: {
    title: 'Monat für Monat',
    range: 'Die letzten zwölf Monate: von {{desde}} bis {{hasta}}. Alle Säulen haben denselben Maßstab.',
    in: 'Hereingekommen',
    out: 'Hinausgegangen',
    peak: '{{nombre}}: {{total}} in zwölf Monaten. Der stärkste Monat war {{mes}} mit {{importe}}.',
    none: '{{nombre}}: nichts in diesen zwölf Monaten.',
  },
  flows: {
    recargas: 'Aufgeladenes Guthaben',
    donaciones: 'Spenden',
    pagado_autores: 'Ausgezahlte Honorare',
    costes: 'Kosten der Kartenzahlung',
    devuelto: 'Auf Karten zurückgezahlt',
  },
  now: {
    title: 'Was jetzt da ist',
    lead: 'Von dem, was hereinkam, sind {{importe}} übrig, und jeder Cent gehört jemandem.',
    readers: 'Denen, die lesen',
    readersNote: 'Ihr Guthaben: Wir bewahren es auf, bis sie es ausgeben oder auf ihre Karte zurückhaben wollen.',
    authors: 'Denen, die schreiben',
    authorsNote: 'Mit ihren Artikeln verdient und noch auszuzahlen.',
    house: `${SITE_NAME}`,
    houseNote: 'Provisionen und Spenden, abzüglich der Kosten. Das hält die Seite am Laufen; niemand steckt es ein.',
  },
  euro: {
    title: 'Von jedem Euro für einen Artikel',
    lead: 'Was ein Artikel kostet, wird immer nach demselben Schlüssel geteilt.',
    author: 'Für die Person, die schreibt',
    house: `Für den Betrieb von ${SITE_NAME}`,
  },
  table: {
    title: 'Alle Zahlen',
    lead: 'In Euro. „Für Artikel ausgegeben“ ist kein neues Geld: Es ist Guthaben, das vorher aufgeladen wurde.',
    scroll: 'Tabelle aller Zahlen; sie lässt sich seitlich verschieben',
    mes: 'Monat',
    total: 'Insgesamt',
    recargas: 'Aufladungen',
    donaciones: 'Spenden',
    compras: 'Für Artikel ausgegeben',
    autores: 'Davon Honorare',
    comision: 'Davon Provision',
    pagado_autores: 'Ausgezahlte Honorare',
    costes: 'Kartenkosten',
    devuelto: 'Zurückgezahlt',
  },
  proof: {
    title: 'Woher man weiß, dass es stimmt',
    text: 'Diese Zahlen kommen unmittelbar aus unserem Hauptbuch. Darin wird nichts gelöscht oder geändert: Jede Buchung wird doppelt eingetragen, und alles muss null ergeben. Ein Programm prüft das ganze Buch, und sein Code ist frei.',
    proved: 'Zuletzt geprüft am {{fecha}}: kein Cent zu viel und keiner zu wenig.',
    faulty: 'Zuletzt geprüft am {{fecha}}. Posten, die nicht aufgehen: {{count}}; wir gehen dem nach.',
    never: 'Es wurde noch nicht geprüft.',
    updated: 'Zahlen vom {{fecha}}.',
    json: 'Dieselben Daten, für Programme lesbar',
  },
};
