import { join } from 'node:path';
import { z } from 'zod';
import { detectLanguage } from '../pipeline/text/detect-language.ts';
import { readLines } from './read-lines.ts';
import type { Score } from './score.ts';

const LANGUAGES = ['es', 'en', 'fr', 'de', 'pt', 'it'];
const SETS = ['og2021-titles/og2021.jsonl.gz', 'wikinews-en-fr-it/wikinews.jsonl.gz'];
const BAR = '>= 0.99';

const row = z.object({ lang: z.string(), title: z.string() });

async function readTitles(dataDir: string): Promise<z.infer<typeof row>[]> {
  const sets = await Promise.all(SETS.map((set) => readLines(join(dataDir, set), row)));
  return sets.flat();
}

/**
 * Titles alone, with nothing else to go by. How much the usual languages are preferred was chosen on every other title; the
 * figure of the others is the second.
 */
export async function evaluateLanguage(dataDir: string): Promise<Score[]> {
  const titles = (await readTitles(dataDir)).map((title, at) => ({ ...title, isHeldOut: at % 2 === 1 }));
  const usual = titles.filter(({ lang }) => LANGUAGES.includes(lang));
  const score = (figure: string, list: typeof titles, bar?: string): Score => {
    const right = list.filter(({ title, lang }) => detectLanguage(title, []) === lang);
    return {
      figure,
      value: right.length / list.length,
      detail: `${list.length} titles`,
      ...(bar !== undefined && { bar }),
    };
  };
  return [
    score('language of titles', usual, BAR),
    score(
      'language of titles, held out',
      usual.filter(({ isHeldOut }) => isHeldOut),
      BAR,
    ),
    ...LANGUAGES.map((language) =>
      score(
        `language of titles in ${language}`,
        usual.filter(({ lang }) => lang === language),
      ),
    ),
  ];
}
