import { join } from 'node:path';
import { z } from 'zod';
import type { TextToSign } from '../../pipeline/cluster/signs.ts';
import { readSpanishTitles } from '../labelled-titles.ts';
import { readLines } from '../read-lines.ts';

const article = z.object({ lang: z.string(), title: z.string(), text: z.string() });

/** Further texts of the press that only teach which words are common. */
export async function readUnlabelledTexts(dataDir: string): Promise<TextToSign[]> {
  const wikinews = await readLines(join(dataDir, 'wikinews-en-fr-it/wikinews.jsonl.gz'), article);
  const { learn } = await readSpanishTitles(dataDir);
  return [
    ...wikinews.map(({ lang, title, text }) => ({ idioma: lang, titular: title, texto: text })),
    ...learn.map(({ titular }) => ({ idioma: 'es', titular, texto: '' })),
  ];
}
