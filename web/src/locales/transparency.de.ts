import type { TransparencyText } from './transparency-text.ts';

export const transparencyDe: TransparencyText = {
  title: 'Transparenz',
  description: 'Was gemeldet wird, was wir entscheiden und berichtigen, und welche Maschinen mitwirken.',
  lead: 'Wir machen Fehler, andere auch. Hier steht, wie oft uns etwas gemeldet wurde, was wir entschieden und was wir berichtigt haben.',
  failed: 'Die Zahlen konnten nicht geladen werden.',
  summary:
    'Wir haben {{recibidos}} Meldungen bekommen und {{decididos}} beantwortet. {{espera}} warten auf eine Antwort.',
  speed: 'Die Hälfte der Meldungen des letzten Jahres war nach weniger als {{horas}} Stunden beantwortet.',
  withinAnHour: 'Die Hälfte der Meldungen des letzten Jahres war nach weniger als einer Stunde beantwortet.',
  empty: 'Noch ist keine Meldung gekommen. Sobald jemand meldet, dass etwas nicht stimmt, steht es hier.',
  months: {
    title: 'Monat für Monat',
    lead: 'Die Meldungen nach ihrem Anlass und nach unserer Entscheidung. Jede Entscheidung trifft und begründet ein Mensch; die Begründung schreiben wir allen, die mit einem Konto gemeldet haben.',
    scroll: 'Tabelle der Meldungen nach Monaten; sie lässt sich seitlich verschieben',
    mes: 'Monat',
    total: 'Insgesamt',
    received: 'Eingegangene Meldungen',
    decided: 'Beantwortete Meldungen',
    made: 'Außerdem',
    falso: 'Stimmt nicht',
    sin_fuente: 'Ohne Quelle',
    ofensivo: 'Beleidigend',
    ilegal: 'Rechtswidrig',
    spam: 'Werbung',
    otro: 'Etwas anderes',
    mantener: 'Bleibt',
    retirar: 'Entfernt',
    sin_accion: 'Nichts zu tun',
    correcciones: 'Berichtigte oder zurückgezogene Aussagen',
    periodicos_retirados: 'Entfernte Zeitungen',
  },
  machines: {
    title: 'Welche Maschinen mitwirken',
    model:
      'Ein Sprachmodell, {{modelo}}, fasst zusammen, was Zeitungen berichten. Veröffentlicht wird nichts ohne eine wörtliche Stelle aus einem Artikel, den man öffnen kann; geschrieben wird in einer Sprache, in die anderen wird übersetzt.',
    rules:
      'Derzeit schreibt hier kein Sprachmodell: Regeln wählen Sätze aus den Artikeln selbst, Wort für Wort, und setzen nur feste Wendungen dazu. Bei jedem Ereignis steht, wie es geschrieben wurde.',
    compare: {
      local: 'Welche Artikel dasselbe berichten, ermittelt ein Modell auf unseren eigenen Rechnern.',
      server: 'Welche Artikel dasselbe berichten, ermittelt ein Modell auf einem getrennten Server.',
      none: 'Welche Artikel dasselbe berichten, entscheidet kein Modell.',
    },
    people:
      'Kommentare und namentlich gezeichnete Artikel schreiben Menschen, und auch über Meldungen entscheidet ein Mensch.',
  },
  quality: {
    title: 'Wie gut sie sind',
    lead: 'Wir messen die Maschinen an Nachrichtensammlungen, deren Antworten wir kennen. Die Namen sind die unserer Auswertung, deren Code frei ist.',
    scroll: 'Tabelle der Qualitätswerte; sie lässt sich seitlich verschieben',
    measure: 'Messwert',
    value: 'Ergebnis',
    bar: 'Vorgabe',
    holds: 'Erreicht',
    yes: 'Ja',
    no: 'Nein',
    none: 'Ohne Vorgabe',
    none_yet: 'Noch ist kein Messwert veröffentlicht.',
  },
  updated: 'Zahlen vom {{fecha}}.',
  json: 'Dieselben Daten, für Programme lesbar',
};
