import { SITE_NAME } from '@poliedro/contracts/site';
import type { AboutText } from './about-text.ts';

export const aboutEn: AboutText = {
  title: 'About us',
  description: `${SITE_NAME} was founded in 2024 to make information more accessible and less polarising. What we do, how we do it, and what we cannot do.`,
  lead: `${SITE_NAME} brings together what many newspapers in many countries say about the same event and shows it to you from every side, so that you can stay well informed, without stress or effort.`,
  mission: {
    title: 'Our mission',
    paragraphs: [
      'We started in 2024 with a simple idea: staying informed should be more accessible and less polarising. Nobody has time to read ten newspapers every morning, and reading just one leaves out almost everything else.',
      'So we set side by side the facts that everyone agrees on, the points where they contradict each other and the opinions that divide them. We do not tell you what to think. We show you where each sentence comes from and leave the judgement to you.',
    ],
  },
  values: {
    title: 'What matters to us',
    items: [
      {
        name: 'Independence',
        text: 'We are non-profit and carry no advertising, and no newspaper, party or company decides what appears here or in what order.',
      },
      {
        name: 'Quality',
        text: 'Every statement comes with its evidence: the article it is taken from and the exact passage that supports it. No evidence, no sentence.',
      },
      {
        name: 'Accessibility',
        text: 'It is free, pleasant to look at and easy to read, in four languages, on any screen and however you browse.',
      },
    ],
  },
  how: {
    title: 'How it works',
    intro:
      'Software does the work nobody would have time for: reading everything and comparing it. This is the path a story takes before it reaches you.',
    steps: [
      {
        name: 'We read many newspapers',
        text: 'From many countries, languages and editorial lines. For every article we record who published it and where to read it in full.',
      },
      {
        name: 'We group those about the same story',
        text: 'Articles about the same story form an event. Copies of the same agency report count only once.',
      },
      {
        name: 'We separate facts from opinions',
        text: 'We bring what happened together in a few sentences, put the facts in order, set conflicting versions side by side and group the positions taken by the press.',
      },
      {
        name: 'We check every sentence',
        text: 'Each sentence links to the exact passage that supports it. You can open the source and see for yourself in one click.',
      },
    ],
  },
  limits: {
    title: 'What machines cannot do',
    items: [
      'Machines make mistakes: they can misread irony, merge two different stories or miss a nuance. That is why every event says how it was written.',
      'They know no more than the newspapers they read. If none of them reports something, it is not here either.',
      'Something is not true just because many repeat it. We count sources; we do not hand down truths.',
      'A machine translation can lose a shade of meaning. The original is always one click away.',
    ],
  },
  team: {
    title: 'The team',
    paragraphs: [
      'We are a small team of people who write, research and program, and who worry about how hard it has become to understand one another. The code is free software: anyone can read it, check what it does and improve it.',
      `If you do research, know a subject well or have simply found a mistake, we would love to hear from you. ${SITE_NAME} gets better every time somebody contradicts us with a good source.`,
    ],
  },
  accounts: {
    title: 'Our accounts',
    text: `${SITE_NAME} pays no profits to anyone. Every month you can see how much money came in, how much went to authors and what the rest was spent on.`,
    link: 'See the accounts',
  },
  contact: {
    title: 'Let’s talk',
    text: `Write to us with a question, a correction or an idea. And if ${SITE_NAME} is useful to you, a donation keeps it free and independent for everyone.`,
    write: 'Write to us',
    donate: 'Donate',
  },
};
