import { type ArticleText, type Block, countWords, plain } from './article-text.ts';
import type { Desk } from './desk.ts';
import { countSayings, fill, otherRank, sayPlain, upperFirst } from './expand.ts';

const LEAST_WORDS = 210;

/** An opinion: the arguments of one stance, in the words of one columnist. */
export function writeColumn(desk: Desk): ArticleText {
  const { assignment, telling, phrases, random, slots } = desk;
  const { stance = '', rank, of, happening } = assignment;
  const opinion = telling.opinions?.[stance];
  if (opinion === undefined) throw new Error(`no words for ${stance} about ${happening.id}`);
  const topic = `${happening.id} ${stance}`;
  const finish = (text: string) => `${upperFirst(fill(text, slots))}.`;
  const argue = (at: number, rankOf: number) => finish(sayPlain(`${topic} ${at}`, opinion.sentences[at] ?? [], rankOf));
  const opening = finish(sayPlain(topic, phrases.columns, rank));
  const [first = 0, ...rest] = opinion.sentences.keys();
  const last = rest.pop() ?? first;
  const paragraphs = [`${opening} ${argue(first, rank)}`];
  const order = random.some(rest, rest.length);
  for (let at = 0; at < order.length; at += 2) {
    paragraphs.push(
      order
        .slice(at, at + 2)
        .map((number) => argue(number, rank))
        .join(' '),
    );
  }
  const close = argue(last, rank);
  // Whoever has not said enough says it the other way too.
  for (const number of order) {
    const ways = opinion.sentences[number] ?? [];
    if (countWords([...paragraphs, close].join(' ')) >= LEAST_WORDS) break;
    if (ways.length > 1 && countSayings(ways) > 2 * of + 1) paragraphs.push(argue(number, otherRank(rank, of, ways)));
  }
  const blocks: Block[] = [...paragraphs, close].map((text) => plain('p', text));
  return {
    title: fill(sayPlain(topic, opinion.titles, rank), slots),
    blurb: opening,
    author: `${random.pick(phrases.first_names)} ${random.pick(phrases.last_names)}`,
    blocks,
  };
}
