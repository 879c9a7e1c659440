import { join } from 'node:path';
import { z } from 'zod';
import type { TextToSign } from '../../pipeline/cluster/signs.ts';
import { readLines } from '../read-lines.ts';

/** Two articles, and whether people found that they tell the same story. */
export interface StoryPair {
  readonly one: TextToSign;
  readonly other: TextToSign;
  readonly same: boolean;
  readonly languages: string;
}

export interface StoryPairs {
  readonly earlier: readonly StoryPair[];
  readonly later: readonly StoryPair[];
}

const row = z.object({
  lang1: z.string(),
  lang2: z.string(),
  title1: z.string().nullish(),
  title2: z.string().nullish(),
  text1: z.string(),
  text2: z.string(),
  overall: z.number(),
  origin: z.string().nullish(),
});
type Row = z.infer<typeof row>;

/** From 1, the same, to 4. */
const STILL_SAME = 2;
/** Where the title does not stand apart it is somewhere in so many characters. */
const TITLE_LENGTH = 110;

function toText(idioma: string, title: string | null | undefined, text: string): TextToSign {
  const titular = title || text.slice(0, TITLE_LENGTH);
  return { idioma, titular, texto: text };
}

const toPair = (one: Row): StoryPair => ({
  one: toText(one.lang1, one.title1, one.text1),
  other: toText(one.lang2, one.title2, one.text2),
  same: one.overall <= STILL_SAME,
  languages: one.lang1 === one.lang2 ? one.lang1 : `${one.lang1}-${one.lang2}`,
});

/** Of these languages there are enough pairs to measure. */
export const MEASURED: readonly string[] = ['en', 'de', 'es', 'fr', 'de-en'];
/** Of these the file with titles and whole texts is the better one. */
const WITH_TITLES: readonly string[] = ['es', 'fr'];

/** SemEval-2022 task 8: of each measured language the first half of the pairs is the earlier part, without what speaks of a text of the later. */
export async function readStoryPairs(dataDir: string): Promise<StoryPairs> {
  const folder = join(dataDir, 'semeval22-task8');
  const originals = (await readLines(join(folder, 'pairs_text.jsonl.gz'), row)).filter(
    ({ origin, lang1, lang2 }) => origin === 'original' && !(lang1 === lang2 && WITH_TITLES.includes(lang1)),
  );
  const titled = await readLines(join(folder, 'pairs_text_es_fr.jsonl.gz'), row);
  const pairs = Map.groupBy([...originals, ...titled].map(toPair), ({ languages }) => languages);
  const halves = [...pairs].map(([languages, all]) => {
    const middle = MEASURED.includes(languages) ? Math.floor(all.length / 2) : all.length;
    return { earlier: all.slice(0, middle), later: all.slice(middle) };
  });
  const later = halves.flatMap((half) => half.later);
  const told = new Set(later.flatMap(({ one, other }) => [one.texto, other.texto]));
  const isNew = ({ one, other }: StoryPair) => !told.has(one.texto) && !told.has(other.texto);
  return { earlier: halves.flatMap((half) => half.earlier).filter(isNew), later };
}
