import type { QuoteCase } from './case.ts';

export const es: readonly QuoteCase[] = [
  {
    about: 'people who are called like a month or a day',
    texto:
      '«El puerto seguirá cerrado esta noche», dijo el jueves Julio Robles. Julio Anguita añadió en julio: «No queda dinero para las obras». «Yo cantaré igual el lunes», prometió Plácido Domingo.',
    quotes: [
      ['El puerto seguirá cerrado esta noche', 'Julio Robles'],
      ['No queda dinero para las obras', 'Julio Anguita'],
      ['Yo cantaré igual el lunes', 'Plácido Domingo'],
    ],
  },
  {
    about: 'the verb, a day and a place before the speaker',
    texto:
      '«No habrá subida de impuestos este año», aseguró este lunes en el Congreso la ministra de Hacienda, María Jesús Montero.',
    quotes: [['No habrá subida de impuestos este año', 'María Jesús Montero', 'ministra de Hacienda']],
  },
  {
    about: 'straight marks, and a second quotation without a verb',
    texto:
      '"Nos han dejado solos", lamenta Carmen Ruiz, vecina de Letur, mientras barre el barro de su portal. "Aquí no ha venido nadie".',
    quotes: [
      ['Nos han dejado solos', 'Carmen Ruiz', 'vecina de Letur'],
      ['Aquí no ha venido nadie', 'Carmen Ruiz', 'vecina de Letur'],
    ],
  },
  {
    about: 'a piece after "que"',
    texto:
      'El presidente del Gobierno, Pedro Sánchez, ha asegurado que "no habrá ninguna cesión a los independentistas" y ha pedido calma.',
    quotes: [],
    fragments: [['no habrá ninguna cesión a los independentistas', 'Pedro Sánchez', 'presidente del Gobierno']],
  },
  {
    about: 'whom it was said to before who said it',
    texto:
      '“Es una decisión muy difícil”, ha explicado a este diario el portavoz adjunto del grupo popular en el Senado, Javier Arenas.',
    quotes: [['Es una decisión muy difícil', 'Javier Arenas', 'portavoz adjunto del grupo popular en el Senado']],
  },
  {
    about: 'dashes',
    texto: '—No lo sé —dijo Juan Martín—. Ya veremos mañana qué pasa.',
    quotes: [
      ['No lo sé', 'Juan Martín'],
      ['Ya veremos mañana qué pasa.', 'Juan Martín'],
    ],
  },
  {
    about: 'an office that runs into the name',
    texto:
      'Según el ministro de Interior Fernando Grande-Marlaska, «la investigación sigue abierta y no se descarta nada».',
    quotes: [],
    fragments: [
      ['la investigación sigue abierta y no se descarta nada', 'Fernando Grande-Marlaska', 'ministro de Interior'],
    ],
  },
  {
    about: 'an office of many words that runs into the name',
    texto: '«La deuda es sostenible», ha escrito en un artículo el gobernador del Banco de España José Luis Escrivá.',
    quotes: [['La deuda es sostenible', 'José Luis Escrivá', 'gobernador del Banco de España']],
  },
  {
    about: 'a verb without a subject',
    texto:
      'El portavoz del PP, Borja Sémper, ha criticado este martes al Gobierno. «Viven en otra realidad», ha dicho.',
    quotes: [['Viven en otra realidad', 'Borja Sémper']],
  },
  {
    about: 'a family name that is a whole name elsewhere',
    texto: '«Vamos a ganar», dijo Sánchez. Pedro Sánchez había llegado tarde. «Lo tenemos claro», añadió.',
    quotes: [
      ['Vamos a ganar', 'Pedro Sánchez'],
      ['Lo tenemos claro', 'Pedro Sánchez'],
    ],
  },
  {
    about: 'what somebody is, instead of the name',
    texto: 'La alcaldesa Ada Colau visitó el barrio. «Esto no puede volver a pasar», declaró la alcaldesa.',
    quotes: [['Esto no puede volver a pasar', 'Ada Colau']],
  },
  {
    about: 'a source without a name',
    texto: 'Fuentes de la Fiscalía señalan: «El caso no está cerrado y habrá más detenidos».',
    quotes: [['El caso no está cerrado y habrá más detenidos', 'Fuentes de la Fiscalía']],
  },
  {
    about: 'the title of a newspaper in the same marks',
    texto: 'En una entrevista con «El País», Almodóvar confesó: «Nunca he sabido rodar sin miedo».',
    quotes: [['Nunca he sabido rodar sin miedo', 'Almodóvar']],
  },
  {
    about: 'a colon before, and the speaker after',
    texto: 'El técnico fue tajante: «No hemos jugado a nada», dijo Carlo Ancelotti tras el partido.',
    quotes: [['No hemos jugado a nada', 'Carlo Ancelotti']],
  },
  {
    about: 'a question, and an age behind the name',
    texto: '«¿Quién va a pagar todo esto?», se preguntaba Antonio Gómez, de 67 años, ante lo que queda de su casa.',
    quotes: [['¿Quién va a pagar todo esto?', 'Antonio Gómez']],
  },
  {
    about: 'words at arm’s length',
    texto: 'La llamada «ley de amnistía» divide al partido, y el «caso Koldo» no ayuda.',
    quotes: [],
  },
  {
    about: 'titles of works',
    texto:
      'La película «Cinco lobitos» y el disco «El mal querer» se llevaron los premios. ‘No es país para viejos’ se proyecta hoy.',
    quotes: [],
  },
  {
    about: 'a quotation inside a quotation',
    texto: '«Cuando llegué solo vi humo. “Corre”, me gritó mi padre, y corrí», recuerda Lucía Prieto.',
    quotes: [['Cuando llegué solo vi humo. “Corre”, me gritó mi padre, y corrí', 'Lucía Prieto']],
  },
  {
    about: 'the newspaper’s words inside the marks',
    texto: '«No tengo nada que ocultar —explicó Bárcenas ante el juez—, y lo voy a demostrar».',
    quotes: [
      ['No tengo nada que ocultar', 'Bárcenas'],
      ['y lo voy a demostrar', 'Bárcenas'],
    ],
  },
  {
    about: 'somebody who speaks again in a subordinate clause',
    texto: '«No vamos a dimitir», insiste Ayuso, que ha recordado que «las urnas hablaron hace apenas un año».',
    quotes: [['No vamos a dimitir', 'Ayuso']],
    fragments: [['las urnas hablaron hace apenas un año', 'Ayuso']],
  },
  {
    about: 'a letter of three paragraphs, each with its opening mark',
    texto: '«Primera parte de la carta.\n\n«Segunda parte, que sigue.\n\n«Y aquí termina», concluye Marta Soler.',
    quotes: [
      ['Primera parte de la carta.', 'Marta Soler'],
      ['Segunda parte, que sigue.', 'Marta Soler'],
      ['Y aquí termina', 'Marta Soler'],
    ],
  },
  {
    about: 'nobody at all',
    texto: '"El acuerdo es bueno para todos", zanjó.',
    quotes: [['El acuerdo es bueno para todos', undefined]],
  },
  {
    about: 'a name and what it is before a colon',
    texto: 'Ana Botín, presidenta del Santander: «Europa necesita bancos más grandes».',
    quotes: [['Europa necesita bancos más grandes', 'Ana Botín', 'presidenta del Santander']],
  },
  {
    about: 'a speaker behind the verb, before a colon',
    texto: 'Lo dice sin rodeos el economista José García Montalvo: «La vivienda será más cara dentro de un año».',
    quotes: [['La vivienda será más cara dentro de un año', 'José García Montalvo', 'economista']],
  },
  {
    about: 'something between the speaker and the verb',
    texto:
      'El entrenador Diego Simeone, preguntado por el arbitraje, respondió: "De los árbitros no hablo nunca, ni bien ni mal".',
    quotes: [['De los árbitros no hablo nunca, ni bien ni mal', 'Diego Simeone', 'entrenador']],
  },
  {
    about: 'two women, the second of them short',
    texto:
      '«Me he quedado sin nada», cuenta Rosario. Su vecina, Amparo Gil, la abraza. «Y yo igual», dice Gil entre lágrimas.',
    quotes: [
      ['Me he quedado sin nada', 'Rosario'],
      ['Y yo igual', 'Amparo Gil'],
    ],
  },
  {
    about: 'she, where a man was named last',
    texto:
      'Marta Rovira, secretaria general de ERC, y Oriol Junqueras se reunieron ayer. «Fue una charla cordial», aseguró ella.',
    quotes: [['Fue una charla cordial', 'Marta Rovira']],
  },
  {
    about: 'a crowd',
    texto: '«¡Basta ya!», gritaban los manifestantes frente al Congreso.',
    quotes: [['¡Basta ya!', 'los manifestantes']],
  },
  {
    about: 'according to somebody with an office',
    texto:
      'De acuerdo con la consejera de Sanidad, Fátima Matute, «las listas de espera han bajado un diez por ciento».',
    quotes: [],
    fragments: [['las listas de espera han bajado un diez por ciento', 'Fátima Matute', 'consejera de Sanidad']],
  },
];
