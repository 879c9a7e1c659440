import { type Body, type Inline, isTagMark, type TagMark } from './document.ts';
import { sameMark } from './read-marks.ts';
import { ATTRIBUTE_OF_FIELD, type PassageSection, TAGS } from './tags.ts';
import { walkTextBlocks } from './walk.ts';

/** Words that the author has marked, as they are shown with the event. */
export interface Passage {
  readonly tag: TagMark;
  readonly section: PassageSection;
  readonly text: string;
}

export const tagOf = ({ marks }: Inline): TagMark | undefined => marks?.find(isTagMark);

interface Run {
  readonly tag: TagMark | undefined;
  text: string;
}

/** Neighbouring pieces that carry the same tag, whatever else they carry. */
function runsOf(inline: readonly Inline[]): Run[] {
  const runs: Run[] = [];
  for (const node of inline) {
    const tag = tagOf(node);
    const text = node.type === 'text' ? node.text : ' ';
    const last = runs.at(-1);
    const isSame = tag === undefined ? last?.tag === undefined : last?.tag !== undefined && sameMark(tag, last.tag);
    if (last !== undefined && isSame) last.text += text;
    else runs.push({ tag, text });
  }
  return runs;
}

const isFull = (tag: TagMark) =>
  TAGS[tag.type].fields.every(({ required, name }) => !required || tag.attrs[ATTRIBUTE_OF_FIELD[name]] != null);

/** In the order of the text; one that goes on over the end of a paragraph is one. What lacks its source is not among them. */
export function listPassages(body: Body): Passage[] {
  const passages: { tag: TagMark; text: string }[] = [];
  let open: { tag: TagMark; text: string } | undefined;
  for (const { inline } of walkTextBlocks(body)) {
    const runs = runsOf(inline);
    for (const [at, run] of runs.entries()) {
      if (run.tag === undefined) {
        open = undefined;
        continue;
      }
      if (at === 0 && open !== undefined && sameMark(open.tag, run.tag)) open.text += ` ${run.text}`;
      else {
        open = { tag: run.tag, text: run.text };
        passages.push(open);
      }
    }
    if (runs.at(-1)?.tag === undefined) open = undefined;
  }
  return passages.flatMap(({ tag, text }) => {
    const words = text.replace(/\s+/g, ' ').trim();
    return words === '' || !isFull(tag) ? [] : [{ tag, section: TAGS[tag.type].section, text: words }];
  });
}

const PASSAGE_MAX = 600;
const SOLD_PASSAGE_MAX = 300;

function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf(' ', most);
  return `${text.slice(0, end > most / 2 ? end : most).trimEnd()} …`;
}

/** As the event's window shows it; of an article that is sold only its first sentence. */
export function shownPassage(text: string, { isSold, idioma }: { isSold: boolean; idioma: string }): string {
  if (!isSold) return cut(text, PASSAGE_MAX);
  const [first] = new Intl.Segmenter(idioma, { granularity: 'sentence' }).segment(text);
  return cut((first?.segment ?? text).trim(), SOLD_PASSAGE_MAX);
}
