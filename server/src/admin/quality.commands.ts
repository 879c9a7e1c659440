import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { addFigures } from '../pipeline/quality/quality.repository.ts';
import { type Command, Mistake } from './command.ts';
import { plain } from './table.ts';

const figuresSchema = z.array(
  z.object({
    suite: z.string(),
    name: z.string(),
    value: z.number(),
    unit: z.string(),
    bar: z.string().nullable(),
    holds: z.boolean().nullable(),
    date: z.iso.datetime(),
    detail: z.string().optional(),
  }),
);

async function readFigures(file: string) {
  try {
    return figuresSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    throw new Mistake(`${plain(file)} has no figures: name the file that pnpm run evaluate has written.`);
  }
}

const quality: Command = {
  usage: '<file>',
  names: 1,
  meaning:
    'keeps the figures that pnpm run evaluate has written (bench/quality.json), for the console to show over time',
  async run({ db, say }, { names: [file = ''] }) {
    const figures = await readFigures(file);
    say(`${figures.length} figures, ${await addFigures(db, figures)} of them new`);
  },
};

export const QUALITY_COMMANDS = { quality };
