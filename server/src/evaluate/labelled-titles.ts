import { join } from 'node:path';
import { z } from 'zod';
import { hashText } from '../pipeline/text/hash-text.ts';
import { readLines } from './read-lines.ts';

export interface LabelledTitle {
  readonly titular: string;
  readonly clickbait: boolean;
}

/** What is learnt from, and what is only measured on. */
export interface LabelledTitles {
  readonly learn: readonly LabelledTitle[];
  readonly test: readonly LabelledTitle[];
}

const row = z.object({ text: z.string(), clickbait: z.boolean(), split: z.string().optional() });

/** Of a message that carries a title: without addresses, names of accounts, labels and arrows, which no title has. */
const titleOf = (message: string): string =>
  message
    .replace(/https?:\/\/\S+|^RT @\w+:|@\w+|#[\p{L}\p{N}_]+/gu, ' ')
    .replaceAll('&amp;', '&')
    .replace(/[►»▶👇👉➡]\ufe0f?/gu, ' ')
    .replace(/^[\s|]+|[\s|]+$/g, '')
    .replace(/\s+/g, ' ');

/** TA1C, by its own split: its train and validation parts to learn from. */
export async function readSpanishTitles(dataDir: string): Promise<LabelledTitles> {
  const rows = await readLines(join(dataDir, 'clickbait-es-ta1c/ta1c.jsonl.gz'), row);
  const titles = rows.map(({ text, clickbait, split }) => ({ titular: titleOf(text), clickbait, split }));
  return {
    learn: titles.filter(({ split }) => split === 'train' || split === 'validation'),
    test: titles.filter(({ split }) => split === 'test'),
  };
}

const ENGLISH_PARTS = 4;

/** Chakraborty's headlines: a quarter of them, chosen by their text, is only measured on. */
export async function readEnglishTitles(dataDir: string): Promise<LabelledTitles> {
  const rows = await readLines(join(dataDir, 'clickbait-en-chakraborty/clickbait.jsonl.gz'), row);
  const titles = rows.map(({ text, clickbait }) => ({ titular: text, clickbait }));
  const isTest = ({ titular }: LabelledTitle) => (hashText(titular) >>> 0) % ENGLISH_PARTS === 0;
  return { learn: titles.filter((title) => !isTest(title)), test: titles.filter(isTest) };
}
