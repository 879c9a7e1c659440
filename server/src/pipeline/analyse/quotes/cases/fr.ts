import type { QuoteCase } from './case.ts';

export const fr: readonly QuoteCase[] = [
  {
    about: 'the day between the verb and the speaker',
    texto:
      '« Nous ne céderons pas », a déclaré mardi le ministre de l’Intérieur, Gérald Darmanin, lors d’une visite à Marseille.',
    quotes: [['Nous ne céderons pas', 'Gérald Darmanin', 'ministre de l’Intérieur']],
  },
  {
    about: 'a first name alone, an age, and an inverted pronoun',
    texto: '« C’est une catastrophe », se désole Michel, 54 ans, boulanger à Trèbes. « On a tout perdu », ajoute-t-il.',
    quotes: [
      ['C’est une catastrophe', 'Michel', 'boulanger à Trèbes'],
      ['On a tout perdu', 'Michel', 'boulanger à Trèbes'],
    ],
  },
  {
    about: 'a colon, with the full stop inside the marks',
    texto: 'Emmanuel Macron l’a promis : « Il n’y aura pas de hausse d’impôts. »',
    quotes: [['Il n’y aura pas de hausse d’impôts.', 'Emmanuel Macron']],
  },
  {
    about: 'an agency before the speaker',
    texto:
      '« On n’a rien vu venir », raconte à l’AFP Sophie Lemaire, institutrice. « Puis l’eau est montée d’un coup. »',
    quotes: [
      ['On n’a rien vu venir', 'Sophie Lemaire', 'institutrice'],
      ['Puis l’eau est montée d’un coup.', 'Sophie Lemaire', 'institutrice'],
    ],
  },
  {
    about: 'according to somebody',
    texto: 'Selon Jean-Luc Mélenchon, « le gouvernement a perdu toute boussole morale et politique ».',
    quotes: [],
    fragments: [['le gouvernement a perdu toute boussole morale et politique', 'Jean-Luc Mélenchon']],
  },
  {
    about: 'a dash that is never closed',
    texto: '— Je ne sais pas, a répondu Jean Dupont. On verra demain.',
    quotes: [
      ['Je ne sais pas', 'Jean Dupont'],
      ['On verra demain.', 'Jean Dupont'],
    ],
  },
  {
    about: 'a pronoun inside the verb, for somebody named before',
    texto:
      'La présidente de la Commission, Ursula von der Leyen, a présenté son plan. « Il faut agir vite », a-t-elle insisté.',
    quotes: [['Il faut agir vite', 'Ursula von der Leyen']],
  },
  {
    about: 'an office that runs into the name',
    texto: 'La maire de Paris Anne Hidalgo a dénoncé « une attaque indigne contre notre ville et ses habitants ».',
    quotes: [],
    fragments: [['une attaque indigne contre notre ville et ses habitants', 'Anne Hidalgo', 'maire de Paris']],
  },
  {
    about: 'a reflexive verb',
    texto: '« La situation est grave », s’est inquiété le directeur de l’hôpital, Philippe Juvin.',
    quotes: [['La situation est grave', 'Philippe Juvin', 'directeur de l’hôpital']],
  },
  {
    about: 'words at arm’s length',
    texto: 'Le « en même temps » du président agace jusque dans sa majorité.',
    quotes: [],
  },
  {
    about: 'the title of a newspaper, and a name with an article in it',
    texto: 'Interrogée par « Le Monde », Marine Le Pen a assuré : « Je serai candidate quoi qu’il arrive. »',
    quotes: [['Je serai candidate quoi qu’il arrive.', 'Marine Le Pen']],
  },
  {
    about: 'an aside before the speaker',
    texto:
      '« On ne peut pas continuer ainsi », estime pour sa part Bruno Retailleau, le chef de file des sénateurs LR.',
    quotes: [['On ne peut pas continuer ainsi', 'Bruno Retailleau', 'chef de file des sénateurs LR']],
  },
  {
    about: 'a lawyer’s title',
    texto:
      '« La justice a tranché. Il faut passer à autre chose », a réagi sur X l’avocat de la famille, Me Éric Dupond-Moretti.',
    quotes: [['La justice a tranché. Il faut passer à autre chose', 'Éric Dupond-Moretti', 'avocat de la famille']],
  },
  {
    about: 'a former office',
    texto: '« Nous avons fait notre travail », se défend l’ancien Premier ministre Édouard Philippe.',
    quotes: [['Nous avons fait notre travail', 'Édouard Philippe', 'ancien Premier ministre']],
  },
  {
    about: 'an exclamation with a space before its mark',
    texto: '« C’est injuste ! », s’exclame Louise Martin, étudiante.',
    quotes: [['C’est injuste !', 'Louise Martin', 'étudiante']],
  },
  {
    about: 'a quotation inside a quotation',
    texto: '« Il m’a dit : “Va-t’en”, et je suis partie », témoigne Claire Vidal.',
    quotes: [['Il m’a dit : “Va-t’en”, et je suis partie', 'Claire Vidal']],
  },
  {
    about: 'a ministry',
    texto: '« Nous souhaitons un dialogue », a indiqué le ministère dans un communiqué.',
    quotes: [['Nous souhaitons un dialogue', 'le ministère']],
  },
];
