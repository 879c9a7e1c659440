import { SITE_NAME } from '@poliedro/contracts/site';
import type { ArticleText } from './article-text.ts';
import { tagsEn } from './tags.en.ts';

export const articleEn: ArticleText = {
  page: {
    back: 'Back',
    published: 'Published: {{fecha}}',
    updated: 'Updated: {{fecha}}',
    about: 'About the event',
    aboutFormer: 'About an event that is no longer shown',
    edit: 'Edit this article',
    empty: 'The content of the article is not available.',
    comments: 'Error loading the comments',
  },
  author: { title: 'About the author', categorias: 'Categories', orientacion: 'Political leaning' },
  marks: {
    legend: 'Marked passages',
    without: 'Read without marks',
    sources: 'Sources of the marked passages',
  },
  tags: tagsEn,
  video: {
    title: 'YouTube video',
    play: 'Watch the video',
    note: 'It loads from YouTube only if you open it.',
    outside: 'Open on YouTube',
  },
  tasks: { done: 'Done', open: 'To do' },
  sold: {
    title: 'Read on',
    lead: 'This article costs {{importe}}. Most of that goes to its author.',
    buy: 'Buy for {{importe}}',
    yours: 'This article costs {{importe}}. You can read it in full because it is yours.',
    bought: 'You have bought this article: it is yours even if its price changes or it is withdrawn.',
    withdrawn: 'Its author has withdrawn it. You can still read it in full because you bought it.',
    changed: 'The text has changed since you bought it.',
    readEarlier: 'Read what you bought',
    earlier: 'This is the text you bought.',
    readPresent: 'Read the current text',
  },
  failures: {
    failed: 'Error loading the article',
    failedText: 'Something went wrong, and it is not your fault. Try again.',
    notFound: 'Article not found',
    notFoundText: `This article does not exist or is no longer on ${SITE_NAME}.`,
    notPublic: 'This article is not publicly available',
    notPublicText: 'Its author has not published it yet, or has withdrawn it.',
    home: 'Back to the front page',
  },
};
