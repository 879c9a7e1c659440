import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import {
  listReadNewspapers,
  saveNewspaper,
  setExtractLimit,
  setNewspaperActive,
} from '../newspapers/reading.repository.ts';
import { addFeed } from '../pipeline/discover/feed.repository.ts';
import { type Command, Mistake } from './command.ts';
import { day, plain, table, yesNo } from './table.ts';

const LISTED_AT_MOST = 200;
const LONGEST_EXTRACT = 2000;

/** The file of `import-newspapers`. */
const newspaperListSchema = z.array(
  z.strictObject({
    dominio: z.string().regex(/^[a-z0-9.-]+$/),
    nombre: z.string().trim().min(1).max(200),
    pais_iso_code: z.string().regex(/^[A-Z]{2}$/),
    idioma: z.string().regex(/^[a-z]{2}$/),
    feeds: z.array(z.url({ protocol: /^https?$/ })),
  }),
);

const newspapers: Command = {
  usage: '[--search text]',
  names: 0,
  meaning: 'the newspapers that are read, and how that goes',
  async run({ db, say }, { search }) {
    const found = await listReadNewspapers(db, search, LISTED_AT_MOST + 1);
    const rows = found
      .slice(0, LISTED_AT_MOST)
      .map((one) => [
        one.dominio,
        one.nombre,
        one.pais_iso_code,
        one.idioma,
        yesNo(one.active),
        String(one.extract_limit),
        String(one.feeds),
        String(one.failing),
        day(one.polled_on),
      ]);
    say(
      table([
        ['domain', 'name', 'country', 'language', 'read', 'extract', 'feeds', 'failing', 'last asked (UTC)'],
        ...rows,
      ]),
    );
    if (found.length > LISTED_AT_MOST) say(`Only ${LISTED_AT_MOST} are shown; --search narrows it down.`);
  },
};

async function readList(file: string) {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch {
    throw new Mistake(`${plain(file)} cannot be read.`);
  }
  try {
    return newspaperListSchema.parse(JSON.parse(text));
  } catch (error) {
    const fault = error instanceof z.ZodError ? z.prettifyError(error) : 'not JSON';
    throw new Mistake(`${plain(file)} is not a list of newspapers: ${fault}`);
  }
}

const importNewspapers: Command = {
  usage: '<file.json>',
  names: 1,
  meaning: 'adds newspapers with their feeds: [{ dominio, nombre, pais_iso_code, idioma, feeds: [url] }]',
  async run({ db, say }, { names: [file = ''] }) {
    const list = await readList(file);
    await db.transaction(async (tx) => {
      for (const { feeds, ...newspaper } of list) {
        const periodico_id = await saveNewspaper(tx, newspaper);
        for (const url of feeds) await addFeed(tx, { periodico_id, url });
      }
    });
    const feeds = list.reduce((sum, one) => sum + one.feeds.length, 0);
    say(`${list.length} newspapers with ${feeds} feeds`);
  },
};

const newspaper: Command = {
  usage: '<domain> <on|off>',
  names: 2,
  meaning: 'reads a newspaper, or no longer',
  async run({ db, say }, { names: [dominio = '', wanted] }) {
    if (wanted !== 'on' && wanted !== 'off') throw new Mistake('Say on or off.');
    const nombre = await setNewspaperActive(db, dominio, wanted === 'on');
    if (nombre === undefined) throw new Mistake(`There is no newspaper ${plain(dominio)}.`);
    say(`${nombre}: ${wanted}`);
  },
};

const extractLimit: Command = {
  usage: '<domain> <characters>',
  names: 2,
  meaning: 'how many characters of its own words may be shown',
  async run({ db, say }, { names: [dominio = '', wanted = ''] }) {
    const limit = Number(wanted);
    if (!/^\d+$/.test(wanted) || limit > LONGEST_EXTRACT) throw new Mistake(`From 0 to ${LONGEST_EXTRACT} characters.`);
    const nombre = await setExtractLimit(db, dominio, limit);
    if (nombre === undefined) throw new Mistake(`There is no newspaper ${plain(dominio)}.`);
    say(`${nombre}: ${limit} characters`);
  },
};

export const NEWSPAPER_COMMANDS = {
  newspapers,
  'import-newspapers': importNewspapers,
  newspaper,
  'extract-limit': extractLimit,
};
