import { SITE_NAME } from '@poliedro/contracts/site';
import type { AboutText } from './about-text.ts';

export const aboutDe: AboutText = {
  title: 'Über uns',
  description: `${SITE_NAME} wurde 2024 gegründet, um Information zugänglicher und weniger polarisierend zu machen. Was wir tun, wie wir es tun und was wir nicht können.`,
  lead: `${SITE_NAME} trägt zusammen, was viele Zeitungen aus vielen Ländern über dasselbe Ereignis berichten, und zeigt es dir von allen Seiten, damit du dich gut informieren kannst, ohne Stress und ohne Mühe.`,
  mission: {
    title: 'Unser Auftrag',
    paragraphs: [
      'Angefangen haben wir 2024 mit einem einfachen Gedanken: Sich zu informieren sollte leichter sein und weniger polarisieren. Niemand hat Zeit, jeden Morgen zehn Zeitungen zu lesen, und wer nur eine liest, dem entgeht fast alles andere.',
      'Deshalb stellen wir nebeneinander, worin alle übereinstimmen, worin sie sich widersprechen und welche Meinungen sie trennen. Wir sagen dir nicht, was du denken sollst. Wir zeigen dir, woher jeder Satz kommt, und überlassen dir das Urteil.',
    ],
  },
  values: {
    title: 'Was uns wichtig ist',
    items: [
      {
        name: 'Unabhängigkeit',
        text: 'Wir arbeiten ohne Gewinnabsicht und ohne Werbung, und keine Zeitung, keine Partei und kein Unternehmen bestimmt, was hier erscheint und in welcher Reihenfolge.',
      },
      {
        name: 'Qualität',
        text: 'Zu jeder Aussage gehört ihr Beleg: der Artikel, aus dem sie stammt, und die genaue Stelle, die sie stützt. Ohne Beleg kein Satz.',
      },
      {
        name: 'Zugänglichkeit',
        text: `${SITE_NAME} ist kostenlos, angenehm anzusehen und leicht zu lesen, in vier Sprachen, auf jedem Bildschirm und mit jeder Art der Bedienung.`,
      },
    ],
  },
  how: {
    title: 'So funktioniert es',
    intro:
      'Programme übernehmen die Arbeit, für die niemand Zeit hätte: alles lesen und vergleichen. Diesen Weg legt eine Nachricht zurück, bis sie bei dir ankommt.',
    steps: [
      {
        name: 'Wir lesen viele Zeitungen',
        text: 'Aus vielen Ländern, in vielen Sprachen, mit unterschiedlicher Ausrichtung. Zu jedem Artikel halten wir fest, wer ihn veröffentlicht hat und wo man ihn ganz lesen kann.',
      },
      {
        name: 'Wir führen zusammen, was zusammengehört',
        text: 'Artikel über dasselbe Geschehen bilden ein Ereignis. Kopien derselben Agenturmeldung zählen nur einmal.',
      },
      {
        name: 'Wir trennen Fakten von Meinungen',
        text: 'Wir fassen das Geschehene in wenigen Sätzen zusammen, ordnen die Fakten, stellen widersprüchliche Darstellungen einander gegenüber und bündeln die Standpunkte der Presse.',
      },
      {
        name: 'Wir prüfen jeden Satz',
        text: 'Jeder Satz verweist auf die Textstelle im Wortlaut, die ihn belegt. Mit einem Klick öffnest du die Quelle und siehst selbst nach.',
      },
    ],
  },
  limits: {
    title: 'Was Maschinen nicht können',
    items: [
      'Maschinen machen Fehler: Sie können Ironie missverstehen, zwei verschiedene Nachrichten vermengen oder eine Nuance übersehen. Darum steht bei jedem Ereignis, wie es geschrieben wurde.',
      'Sie wissen nicht mehr als die Zeitungen, die sie lesen. Wenn keine davon berichtet, steht es auch hier nicht.',
      'Etwas wird nicht wahr, nur weil viele es wiederholen. Wir zählen Quellen; wir verkünden keine Wahrheiten.',
      'Eine maschinelle Übersetzung kann Zwischentöne verlieren. Das Original ist immer nur einen Klick entfernt.',
    ],
  },
  team: {
    title: 'Das Team',
    paragraphs: [
      'Wir sind ein kleines Team von Menschen, die schreiben, recherchieren und programmieren und denen Sorge bereitet, wie schwer es geworden ist, einander zu verstehen. Der Code ist frei: Alle können ihn lesen, nachprüfen, was er tut, und ihn verbessern.',
      `Wenn du forschst, dich in einem Gebiet gut auskennst oder einfach einen Fehler gefunden hast, freuen wir uns auf deine Nachricht. ${SITE_NAME} wird jedes Mal besser, wenn uns jemand mit einer guten Quelle widerspricht.`,
    ],
  },
  accounts: {
    title: 'Offene Bücher',
    text: `${SITE_NAME} schüttet keine Gewinne aus. Monat für Monat ist zu sehen, wie viel Geld hereinkam, wie viel bei denen ankam, die schreiben, und wofür der Rest ausgegeben wurde.`,
    link: 'Die Bücher ansehen',
  },
  contact: {
    title: 'Sprich mit uns',
    text: `Schreib uns mit einer Frage, einer Korrektur oder einer Idee. Und wenn dir ${SITE_NAME} nützt, hält eine Spende es für alle kostenlos und unabhängig.`,
    write: 'Schreib uns',
    donate: 'Spenden',
  },
};
