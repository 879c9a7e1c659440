import { SITE_NAME } from '@poliedro/contracts/site';
import type { ArticleText } from './article-text.ts';
import { tagsDe } from './tags.de.ts';

export const articleDe: ArticleText = {
  page: {
    back: 'Zurück',
    published: 'Veröffentlicht: {{fecha}}',
    updated: 'Aktualisiert: {{fecha}}',
    about: 'Zum Ereignis',
    aboutFormer: 'Zu einem Ereignis, das nicht mehr angezeigt wird',
    edit: 'Diesen Artikel bearbeiten',
    empty: 'Der Inhalt des Artikels ist nicht verfügbar.',
    comments: 'Fehler beim Laden der Kommentare',
  },
  author: { title: 'Zur Person', categorias: 'Kategorien', orientacion: 'Politische Ausrichtung' },
  marks: {
    legend: 'Markierte Stellen',
    without: 'Ohne Markierungen lesen',
    sources: 'Quellen der markierten Stellen',
  },
  tags: tagsDe,
  video: {
    title: 'YouTube-Video',
    play: 'Video ansehen',
    note: 'Es wird erst von YouTube geladen, wenn du es öffnest.',
    outside: 'Auf YouTube öffnen',
  },
  tasks: { done: 'Erledigt', open: 'Offen' },
  sold: {
    title: 'Weiterlesen',
    lead: 'Dieser Artikel kostet {{importe}}. Das meiste davon bekommt, wer ihn geschrieben hat.',
    buy: 'Für {{importe}} kaufen',
    yours: 'Dieser Artikel kostet {{importe}}. Du kannst ihn ganz lesen, weil er von dir ist.',
    bought:
      'Du hast diesen Artikel gekauft: Er gehört dir, auch wenn sich der Preis ändert oder er zurückgezogen wird.',
    withdrawn:
      'Wer ihn geschrieben hat, hat ihn zurückgezogen. Du kannst ihn weiter ganz lesen, weil du ihn gekauft hast.',
    changed: 'Der Text hat sich seit deinem Kauf geändert.',
    readEarlier: 'Lesen, was du gekauft hast',
    earlier: 'Das ist der Text, den du gekauft hast.',
    readPresent: 'Den aktuellen Text lesen',
  },
  failures: {
    failed: 'Fehler beim Laden des Artikels',
    failedText: 'Etwas ist schiefgegangen, und es liegt nicht an dir. Versuche es noch einmal.',
    notFound: 'Artikel nicht gefunden',
    notFoundText: `Diesen Artikel gibt es nicht oder nicht mehr bei ${SITE_NAME}.`,
    notPublic: 'Dieser Artikel ist nicht öffentlich verfügbar',
    notPublicText: 'Er ist noch nicht veröffentlicht oder wurde zurückgezogen.',
    home: 'Zurück zur Startseite',
  },
};
