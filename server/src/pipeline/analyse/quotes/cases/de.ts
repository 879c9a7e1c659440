import type { QuoteCase } from './case.ts';

export const de: readonly QuoteCase[] = [
  {
    about: 'an office without an article, and a party',
    texto: '„Wir werden nicht aufgeben“, sagte Bundeskanzler Olaf Scholz (SPD) am Montag in Berlin.',
    quotes: [['Wir werden nicht aufgeben', 'Olaf Scholz', 'Bundeskanzler']],
  },
  {
    about: '"so" without a verb',
    texto: '„Das ist ein schwarzer Tag für unsere Stadt“, so Oberbürgermeisterin Anna Meier.',
    quotes: [['Das ist ein schwarzer Tag für unsere Stadt', 'Anna Meier', 'Oberbürgermeisterin']],
  },
  {
    about: 'the title of a newspaper before the colon',
    texto: 'Der CDU-Vorsitzende Friedrich Merz sagte der „Bild am Sonntag“: „Diese Regierung ist am Ende.“',
    quotes: [['Diese Regierung ist am Ende.', 'Friedrich Merz', 'CDU-Vorsitzende']],
  },
  {
    about: 'the title of a newspaper before the verb',
    texto: 'Dem „Spiegel“ sagte Habeck: „Ich bin nicht der bessere Kanzler, aber ich höre zu.“',
    quotes: [['Ich bin nicht der bessere Kanzler, aber ich höre zu.', 'Habeck']],
  },
  {
    about: 'marks that point inwards, and a genitive before the name',
    texto: '»Wir haben keine Angst«, erklärte die Sprecherin der Initiative, Lena Hoffmann. »Wir machen weiter.«',
    quotes: [
      ['Wir haben keine Angst', 'Lena Hoffmann', 'Sprecherin der Initiative'],
      ['Wir machen weiter.', 'Lena Hoffmann', 'Sprecherin der Initiative'],
    ],
  },
  {
    about: 'a verb in two halves',
    texto: '„Die Lage ist ernst“, teilte die Polizei mit. „Wir bitten um Ruhe.“',
    quotes: [
      ['Die Lage ist ernst', 'die Polizei'],
      ['Wir bitten um Ruhe.', 'die Polizei'],
    ],
  },
  {
    about: 'a relative clause, which is no office',
    texto:
      '„Ich habe nur noch Rauch gesehen“, erzählt Petra Klein, die im dritten Stock wohnt. „Dann bin ich gerannt“, sagt sie.',
    quotes: [
      ['Ich habe nur noch Rauch gesehen', 'Petra Klein'],
      ['Dann bin ich gerannt', 'Petra Klein'],
    ],
  },
  {
    about: 'a piece after "dass", inside the marks',
    texto: 'Merkel betonte, „dass wir das gemeinsam schaffen können und schaffen werden“.',
    quotes: [],
    fragments: [['dass wir das gemeinsam schaffen können und schaffen werden', 'Merkel']],
  },
  {
    about: 'words at arm’s length',
    texto: 'Der Streit um das „Heizungsgesetz“ und die „Letzte Generation“ geht weiter.',
    quotes: [],
  },
  {
    about: 'a helping verb, the speaker, whom it was said to, and the verb',
    texto: '„Wir brauchen mehr Personal“, hat Karl Lauterbach dem ZDF gesagt.',
    quotes: [['Wir brauchen mehr Personal', 'Karl Lauterbach']],
  },
  {
    about: 'somebody without a name, and half a verb behind',
    texto: '„Es tut mir leid“, fügte der Angeklagte hinzu.',
    quotes: [['Es tut mir leid', 'der Angeklagte']],
  },
  {
    about: 'a reflexive verb',
    texto: '„Wir haben das Spiel verdient gewonnen“, freute sich Trainer Julian Nagelsmann nach dem Abpfiff.',
    quotes: [['Wir haben das Spiel verdient gewonnen', 'Julian Nagelsmann', 'Trainer']],
  },
  {
    about: 'a verb in two halves before a colon',
    texto: 'Die Ministerin räumte ein: „Wir haben das Problem zu lange unterschätzt.“',
    quotes: [['Wir haben das Problem zu lange unterschätzt.', 'Die Ministerin']],
  },
  {
    about: 'an office of many nouns',
    texto: '„Das ist nicht hinnehmbar“, kritisierte der innenpolitische Sprecher der SPD-Fraktion, Sebastian Hartmann.',
    quotes: [['Das ist nicht hinnehmbar', 'Sebastian Hartmann', 'innenpolitische Sprecher der SPD-Fraktion']],
  },
  {
    about: 'an interrupted sentence',
    texto: '„Wer das glaubt“, so der Ökonom weiter, „hat nichts verstanden.“',
    quotes: [
      ['Wer das glaubt', 'der Ökonom'],
      ['hat nichts verstanden.', 'der Ökonom'],
    ],
  },
  {
    about: 'somebody else before the verb',
    texto: 'Nach Angaben der Polizei rief der Mann noch: „Ich wollte das nicht!“',
    quotes: [['Ich wollte das nicht!', 'der Mann']],
  },
  {
    about: 'straight marks',
    texto: '"Das war ein Fehler", gestand der Fußballer Thomas Müller.',
    quotes: [['Das war ein Fehler', 'Thomas Müller', 'Fußballer']],
  },
  {
    about: 'single marks inside',
    texto: '„Er rief ‚Feuer‘, und alle liefen“, berichtet die Lehrerin Sabine Wolf.',
    quotes: [['Er rief ‚Feuer‘, und alle liefen', 'Sabine Wolf', 'Lehrerin']],
  },
];
