import type { QuoteCase } from './case.ts';

export const en: readonly QuoteCase[] = [
  {
    about: 'the speaker before the verb, and a second quotation',
    texto: '"We\'re going to win this," Smith said. "There\'s no doubt about it."',
    quotes: [
      ["We're going to win this", 'Smith'],
      ["There's no doubt about it.", 'Smith'],
    ],
  },
  {
    about: 'single marks, as in Britain',
    texto: '‘We will not be intimidated,’ Prime Minister Keir Starmer told MPs on Wednesday.',
    quotes: [['We will not be intimidated', 'Keir Starmer', 'Prime Minister']],
  },
  {
    about: 'apostrophes and a genitive inside single marks',
    texto: "'It's the workers' money, not theirs,' union leader Mick Lynch said.",
    quotes: [["It's the workers' money, not theirs", 'Mick Lynch', 'union leader']],
  },
  {
    about: 'an age, and what somebody is',
    texto: '“I have never seen anything like it,” said Jane Doe, 43, a nurse from Leeds who was on the train.',
    quotes: [['I have never seen anything like it', 'Jane Doe', 'nurse from Leeds']],
  },
  {
    about: 'an office with "of" before the name',
    texto: '“This is wrong,” Secretary of State John Kerry said in Paris. “And everybody knows it.”',
    quotes: [
      ['This is wrong', 'John Kerry', 'Secretary of State'],
      ['And everybody knows it.', 'John Kerry', 'Secretary of State'],
    ],
  },
  {
    about: 'an office with a party in brackets',
    texto: '“This is a disgusting day,” said Rep. G.K. Butterfield (D-N.C.), head of the caucus.',
    quotes: [['This is a disgusting day', 'G.K. Butterfield']],
  },
  {
    about: 'somebody else’s name inside what the speaker is',
    texto: 'Donald Trump was not there. Trump campaign spokesman Jason Miller added, “The other camp is wrong.”',
    quotes: [['The other camp is wrong.', 'Jason Miller', 'Trump campaign spokesman']],
  },
  {
    about: 'the genitive of somebody else',
    texto: '“The speaker is going to focus on the House,” Ryan’s spokeswoman, AshLee Strong, said in a statement.',
    quotes: [['The speaker is going to focus on the House', 'AshLee Strong']],
  },
  {
    about: 'a question put to somebody before the verb',
    texto:
      'Asked about Trump’s claim that it had been a bomb, Clinton said, “I think it’s important to know the facts.”',
    quotes: [['I think it’s important to know the facts.', 'Clinton']],
  },
  {
    about: 'words at arm’s length and titles',
    texto: 'The so-called “deep state” and the “Green New Deal” came up again on “Face the Nation.”',
    quotes: [],
  },
  {
    about: 'a pronoun for a woman who was named before',
    texto: 'Ms. Truss resigned. “I am a fighter and not a quitter,” she had said the day before.',
    quotes: [['I am a fighter and not a quitter', 'Truss']],
  },
  {
    about: 'he and she',
    texto: 'John Kerry met Angela Merkel. “We agree on most things,” she said. “Not on all of them,” he replied.',
    quotes: [
      ['We agree on most things', 'Angela Merkel'],
      ['Not on all of them', 'John Kerry'],
    ],
  },
  {
    about: 'a pronoun before its name is not guessed',
    texto: '“We lost absolutely everything here,” she said. Maria Lopez pointed at the ruins.',
    quotes: [['We lost absolutely everything here', undefined]],
  },
  {
    about: 'an interrupted sentence',
    texto: 'Maria Lopez is worried. “If we don’t act now,” she warned, “there will be nothing left to save.”',
    quotes: [
      ['If we don’t act now', 'Maria Lopez'],
      ['there will be nothing left to save.', 'Maria Lopez'],
    ],
  },
  {
    about: 'a piece after a verb and a whole sentence before it',
    texto: '“The economy is strong,” Powell said, adding that “inflation remains well above our two percent goal.”',
    quotes: [['The economy is strong', 'Powell']],
    fragments: [['inflation remains well above our two percent goal.', 'Powell']],
  },
  {
    about: 'paragraphs with a repeated opening mark',
    texto:
      '“We are not afraid.\n\n“We have never been afraid, and we never will be,” said Volodymyr Zelensky, the president of Ukraine.',
    quotes: [
      ['We are not afraid.', 'Volodymyr Zelensky', 'president of Ukraine'],
      ['We have never been afraid, and we never will be', 'Volodymyr Zelensky', 'president of Ukraine'],
    ],
  },
  {
    about: 'a lead in a paragraph of its own',
    texto: 'Pat Caddell continued:\n\n"The health issue overall is very much a partisan issue."',
    quotes: [['The health issue overall is very much a partisan issue.', 'Pat Caddell']],
  },
  {
    about: 'a quotation inside a quotation, with other marks',
    texto: '"I told him, \'Get out of my house,\' and he left," Mrs. Robinson told the court.',
    quotes: [["I told him, 'Get out of my house,' and he left", 'Robinson']],
  },
  {
    about: 'inches, which are no marks',
    texto: 'Harry Kane, the 6\'2" striker, scored twice. "I was a little lucky," he said.',
    quotes: [['I was a little lucky', 'Harry Kane']],
  },
  {
    about: 'a signature',
    texto: '“He represents our greatest shame.” ― Sonya Herridge',
    quotes: [['He represents our greatest shame.', 'Sonya Herridge']],
  },
  {
    about: 'a sentence that ends before the next speaker is named',
    texto: '“Yes.” That was all Judge Lewis Kaplan said.',
    quotes: [],
  },
  {
    about: 'a house, a report, a company',
    texto: 'In a statement, Apple said: “We take the privacy of our users very seriously.”',
    quotes: [['We take the privacy of our users very seriously.', 'Apple']],
  },
  {
    about: 'dashes between the speaker and the verb',
    texto: 'Biden — who turned 80 in November — told reporters: “Watch me.”',
    quotes: [['Watch me.', 'Biden']],
  },
  {
    about: 'one of several, and the name',
    texto: '“It was chaos,” said one of the survivors, Tom Reilly. “People were screaming.”',
    quotes: [
      ['It was chaos', 'Tom Reilly', 'one of the survivors'],
      ['People were screaming.', 'Tom Reilly', 'one of the survivors'],
    ],
  },
  {
    about: 'whoever writes has no name',
    texto: 'I laughed and said, “I do not believe in the devil at all.”',
    quotes: [['I do not believe in the devil at all.', undefined]],
  },
  {
    about: 'a transcript, where the name stands inside the marks',
    texto: 'Partial transcript as follows:\n\n"WALLACE: Let us start with the news on the debate story."',
    quotes: [],
  },
];
