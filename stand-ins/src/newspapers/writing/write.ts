import type { Assignment } from '../press/assignment.ts';
import { type ArticleText, plain } from './article-text.ts';
import { writeColumn } from './column.ts';
import { editCopy } from './copy.ts';
import { openDesk } from './desk.ts';
import { writeNews } from './news.ts';

/** The words of an article; the same assignment always gives the same ones. */
export function write(assignment: Assignment): ArticleText {
  const desk = openDesk(assignment);
  if (assignment.stance !== undefined) return writeColumn(desk);
  const text = assignment.copy ? editCopy(desk, writeNews(desk)) : writeNews(desk);
  const { injection } = assignment;
  if (injection?.where === 'title') return { ...text, title: injection.text };
  if (injection?.where !== 'visible') return text;
  const injected = { ...plain('p', injection.text), injected: true as const };
  return { ...text, blocks: [...text.blocks.slice(0, 2), injected, ...text.blocks.slice(2)] };
}
