import { openDesk, textOf } from '../writing/desk.ts';
import { fill } from '../writing/expand.ts';
import type { Assignment } from './assignment.ts';
import { PHRASES } from './content.ts';

/** Neither language nor title decides over the number at the end, by which an article is found again. */
const ID = /(?:^|[-/=])a([0-9a-z]+)(?:\.html|\/)?$/;

const slug = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .trim()
    .replace(/[ -]+/g, '-')
    .slice(0, 60);

export const sectionOf = (assignment: Assignment): string =>
  PHRASES[assignment.newspaper.language].sections[
    assignment.stance === undefined ? textOf(assignment).section : 'opinion'
  ];

/** The address of an article on its site, without tracking. */
export function pathOf(assignment: Assignment): string {
  const { newspaper, published_at, id } = assignment;
  const number = `a${id.toString(36)}`;
  const { words } = PHRASES[newspaper.language];
  const { telling, slots } = openDesk(assignment);
  const name = slug(fill(telling.topic, slots));
  switch (newspaper.paths) {
    case 'dated':
      return `/${new Date(published_at).toISOString().slice(0, 10).replaceAll('-', '/')}/${name}-${number}.html`;
    case 'section':
      return `/${sectionOf(assignment)}/${name}-${number}/`;
    case 'number':
      return `/${words.article}/${number}`;
    case 'query':
      return `/${words.article}.php?id=${number}`;
  }
}

export const ampPathOf = (assignment: Assignment): string => `/amp${pathOf(assignment)}`;

export function idOfPath(path: string): number | undefined {
  const [, number] = ID.exec(path) ?? [];
  return number === undefined ? undefined : Number.parseInt(number, 36);
}
