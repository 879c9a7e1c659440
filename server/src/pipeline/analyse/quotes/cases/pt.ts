import type { QuoteCase } from './case.ts';

export const pt: readonly QuoteCase[] = [
  {
    about: 'a name with small words in it',
    texto: '“Não vamos recuar”, afirmou o presidente Lula da Silva nesta segunda-feira, em Brasília.',
    quotes: [['Não vamos recuar', 'Lula da Silva', 'presidente']],
  },
  {
    about: 'guillemets, and a newspaper before the speaker',
    texto: '«É uma vergonha», disse ao Expresso o presidente da Câmara do Porto, Rui Moreira.',
    quotes: [['É uma vergonha', 'Rui Moreira', 'presidente da Câmara do Porto']],
  },
  {
    about: 'according to somebody',
    texto: 'Segundo a ministra da Saúde, Nísia Trindade, “a campanha de vacinação começa já em março”.',
    quotes: [],
    fragments: [['a campanha de vacinação começa já em março', 'Nísia Trindade', 'ministra da Saúde']],
  },
  {
    about: 'dashes with spaces',
    texto: '— Não sei — respondeu Maria. — Talvez amanhã.',
    quotes: [
      ['Não sei', 'Maria'],
      ['Talvez amanhã.', 'Maria'],
    ],
  },
  {
    about: 'a pronoun after the verb',
    texto: '“Perdemos tudo”, conta Joana Silva, moradora do bairro. “A água subiu em minutos”, lembra ela.',
    quotes: [
      ['Perdemos tudo', 'Joana Silva', 'moradora do bairro'],
      ['A água subiu em minutos', 'Joana Silva', 'moradora do bairro'],
    ],
  },
  {
    about: 'a colon',
    texto: 'O treinador Abel Ferreira resumiu: “Fomos melhores do primeiro ao último minuto”.',
    quotes: [['Fomos melhores do primeiro ao último minuto', 'Abel Ferreira', 'treinador']],
  },
  {
    about: 'what somebody is behind the name',
    texto: '“É preciso agir já”, alertou António Guterres, secretário-geral da ONU.',
    quotes: [['É preciso agir já', 'António Guterres', 'secretário-geral da ONU']],
  },
  {
    about: 'a piece after "que"',
    texto: 'A ministra Marina Silva disse que “o desmatamento caiu pela metade em um ano” na Amazônia.',
    quotes: [],
    fragments: [['o desmatamento caiu pela metade em um ano', 'Marina Silva', 'ministra']],
  },
  {
    about: 'whom it was said to before who said it',
    texto: '«Não vou comentar», respondeu aos jornalistas o primeiro-ministro, Luís Montenegro.',
    quotes: [['Não vou comentar', 'Luís Montenegro', 'primeiro-ministro']],
  },
  {
    about: 'a verb without a subject',
    texto: '“Vamos vencer”, prometeu Rúben Amorim. E concluiu: “Mas ainda falta muito”.',
    quotes: [
      ['Vamos vencer', 'Rúben Amorim'],
      ['Mas ainda falta muito', 'Rúben Amorim'],
    ],
  },
  {
    about: 'the title of a book',
    texto: 'O livro “Torto Arado” foi o mais vendido do ano.',
    quotes: [],
  },
];
