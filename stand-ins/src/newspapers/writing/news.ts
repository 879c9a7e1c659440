import type { Size } from '../press/scenario.ts';
import { type ArticleText, type Block, bodyOf, countWords, plain, type Quote } from './article-text.ts';
import type { Desk } from './desk.ts';
import { countSayings, fill, otherRank, say, sayPlain, upperFirst } from './expand.ts';

const AMOUNTS: Record<Size, { facts: number; quotes: number; context: number; fillers: number; list: boolean }> = {
  brief: { facts: 3, quotes: 1, context: 0, fillers: 0, list: false },
  short: { facts: 5, quotes: 2, context: 1, fillers: 1, list: false },
  medium: { facts: 7, quotes: 3, context: 2, fillers: 1, list: false },
  long: { facts: 20, quotes: 10, context: 10, fillers: 2, list: true },
};
const AS_IT_IS = ['{Clause}.'];
/** Editors take a little away from a copy. */
const LEAST_WORDS = { own: 210, copy: 290 };
const SIZES: readonly Size[] = ['short', 'medium', 'long'];

interface Sentence {
  readonly text: string;
  readonly facts: readonly string[];
  readonly quotes: readonly Quote[];
}

/** One fact in words that only this rank has. */
function sayFact(desk: Desk, name: string, rank: number): Sentence {
  const { telling, phrases, slots, assignment, random } = desk;
  const { way, wrap } = say(`${assignment.happening.id} ${name}`, telling.facts[name] ?? [], phrases.wraps, rank);
  const source = fill(random.pick(telling.sources), slots);
  return { text: fill(wrap, { clause: fill(way, slots), source }), facts: [name], quotes: [] };
}

function sayQuote(desk: Desk, speaker: string, number: number): Sentence {
  const { telling, phrases, slots, values, assignment } = desk;
  const quote = {
    text: fill(telling.quotes[speaker]?.[number] ?? '', slots),
    speaker: String(values[speaker]),
    role: fill(telling.roles[speaker] ?? '', slots),
  };
  const ways = number === 0 ? phrases.quotes : phrases.more_quotes;
  const way = sayPlain(`${speaker} ${number}`, ways, assignment.rank);
  return { text: fill(way, { quote: quote.text, name: quote.speaker, role: quote.role }), facts: [], quotes: [quote] };
}

/** What belongs to no fact of this happening. */
function sayLoose(desk: Desk, topic: string, ways: readonly string[], wraps: readonly string[]): Sentence {
  const { way, wrap } = say(`${desk.assignment.happening.id} ${topic}`, ways, wraps, desk.assignment.rank);
  return { text: fill(wrap, { clause: fill(way, desk.slots) }), facts: [], quotes: [] };
}

/** What somebody says first, and at once what they add. */
function sayVoices(desk: Desk, count: number): Sentence[] {
  const speakers = desk.random.some(Object.keys(desk.telling.quotes), count);
  let left = count - speakers.length;
  return speakers.map((speaker) => {
    const first = sayQuote(desk, speaker, 0);
    if (left <= 0 || (desk.telling.quotes[speaker]?.length ?? 0) < 2) return first;
    left -= 1;
    const more = sayQuote(desk, speaker, 1);
    return { text: `${first.text} ${more.text}`, facts: [], quotes: [...first.quotes, ...more.quotes] };
  });
}

const paragraph = (sentences: readonly Sentence[]): Block => ({
  type: 'p',
  text: sentences.map(({ text }) => text).join(' '),
  facts: sentences.flatMap(({ facts }) => facts),
  quotes: sentences.flatMap(({ quotes }) => quotes),
});

function inParagraphs(sentences: readonly Sentence[], most: number): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < sentences.length; at += most) blocks.push(paragraph(sentences.slice(at, at + most)));
  return blocks;
}

/** The facts once more, in other words, as a list. */
function listFacts(desk: Desk, names: readonly string[]): Block[] {
  const { telling, phrases, assignment, random } = desk;
  const waysOf = (name: string) => telling.facts[name] ?? [];
  const sayable = names.filter((name) => countSayings(waysOf(name), phrases.wraps) > 2 * assignment.of + 1);
  if (sayable.length < 3) return [];
  const lines = sayable.map((name) => sayFact(desk, name, otherRank(assignment.rank, assignment.of, waysOf(name))));
  const heading = plain('h2', random.pick(phrases.headings.facts));
  return [heading, ...lines.map((line): Block => ({ ...paragraph([line]), type: 'li' }))];
}

function chooseFacts({ telling, random }: Desk, count: number): string[] {
  const [first = '', second = '', ...rest] = Object.keys(telling.facts);
  const others = random.some(rest, count - 2);
  return [first, ...(random.next() < 0.7 ? [second, ...others] : [...others.slice(0, 1), second, ...others.slice(1)])];
}

function titleOf({ assignment, telling, phrases, slots, random }: Desk): string {
  if (assignment.clickbait) return upperFirst(fill(random.pick(phrases.clickbait), slots));
  return upperFirst(fill(sayPlain(`${assignment.happening.id} title`, telling.titles, assignment.rank), slots));
}

function writeSized(desk: Desk, size: Size, least: number): ArticleText {
  const { assignment, telling, phrases, random } = desk;
  const amounts = AMOUNTS[size];
  const names = chooseFacts(desk, amounts.facts);
  const [lead = '', ...others] = names;
  const opening = sayFact(desk, lead, assignment.rank);
  const facts = others.map((name) => sayFact(desk, name, assignment.rank));
  const voices = sayVoices(desk, amounts.quotes);
  const context = random
    .some([...telling.context.keys()], amounts.context)
    .map((number) => sayLoose(desk, `context ${number}`, telling.context[number] ?? [], phrases.reminders));
  const fillers = random
    .some(phrases.fillers, phrases.fillers.length)
    .map((way) => sayLoose(desk, way, [way], AS_IT_IS));

  const first = paragraph([opening, ...facts.slice(0, 1)]);
  const body = inParagraphs(facts.slice(1), random.between(2, 3));
  const said = inParagraphs(voices, 1);
  const middle =
    random.next() < 0.5 ? [...body, ...said] : body.flatMap((block, at) => [block, ...said.slice(at, at + 1)]);
  const rest = said.filter((block) => !middle.includes(block));
  const history = context.length > 1 && amounts.list ? [plain('h2', random.pick(phrases.headings.context))] : [];
  const list = amounts.list ? listFacts(desk, names) : [];
  const blocks = [first, ...middle, ...rest, ...list, ...history, ...inParagraphs(context, 2)];
  const isShort = (count: number) =>
    size === 'long' && countWords([...blocks, ...fillers.slice(0, count)].map(({ text }) => text).join(' ')) < least;
  let used = Math.min(amounts.fillers, fillers.length);
  while (used < fillers.length && isShort(used)) used += 1;
  const author = `${random.pick(phrases.first_names)} ${random.pick(phrases.last_names)}`;
  const blurb = random.next() < 0.5 ? opening.text : first.text;
  return { title: titleOf(desk), blurb, author, blocks: [...blocks, ...inParagraphs(fillers.slice(0, used), 2)] };
}

/** A happening with little to tell is told at more length than was asked for, rather than in too few words. */
export function writeNews(desk: Desk): ArticleText {
  const { copy, size } = desk.assignment;
  if (size === 'brief' && !copy) return writeSized(desk, size, 0);
  const least = LEAST_WORDS[copy ? 'copy' : 'own'];
  const [first = 'long', ...longer] = SIZES.slice(copy ? 1 : SIZES.indexOf(size));
  let text = writeSized(desk, first, least);
  for (const next of longer) if (countWords(bodyOf(text.blocks)) < least) text = writeSized(desk, next, least);
  return text;
}
