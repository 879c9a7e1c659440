import { createRandom } from '../random.ts';
import { type ArticleText, type Block, plain } from './article-text.ts';
import type { Desk } from './desk.ts';
import { fill, sayPlain, upperFirst } from './expand.ts';

/** What an editor does to an agency's report before printing it: little. */
export function editCopy(desk: Desk, report: ArticleText): ArticleText {
  const { assignment, telling, phrases, slots } = desk;
  const { id, newspaper, happening, of } = assignment;
  const random = createRandom(happening.id, newspaper.host, 'edit');
  const [first, ...rest] = report.blocks;
  if (first === undefined) return report;
  let blocks: Block[] = [first, ...rest];
  if (random.next() < 0.6) blocks = blocks.filter((_, at) => at !== blocks.length - 1);
  if (random.next() < 0.4) blocks = blocks.filter((_, at) => at !== 2);
  if (random.next() < 0.7) {
    const place = slots.dateline ?? slots.place ?? slots.court ?? '';
    const ways = [phrases.dateline];
    const dateline = fill(sayPlain('dateline', ways, id), { ...slots, place, agency: phrases.agency });
    blocks = [{ ...first, text: `${dateline} ${first.text}` }, ...blocks.slice(1)];
  }
  if (random.next() < 0.5) {
    const own = fill(sayPlain('own', phrases.own_sentence, id), slots);
    blocks = [...blocks, plain('p', `${upperFirst(own)}.`)];
  }
  const ownTitle = fill(sayPlain(`${happening.id} title`, telling.titles, of + random.below(8)), slots);
  return {
    ...report,
    title: random.next() < 0.5 ? upperFirst(ownTitle) : report.title,
    author: random.next() < 0.6 ? phrases.agency : `${newspaper.name} / ${phrases.agency}`,
    blocks,
  };
}
