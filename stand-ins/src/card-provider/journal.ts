import { createWriteStream, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** One object of one table of one account. */
export type Entry = readonly [account: string, table: string, object: { readonly id: string }];

export interface Journal {
  write(entry: Entry): void;
  close(): Promise<void>;
}

/** What was written last about each object, in the order in which they came. */
function lastEntries(file: string): Entry[] {
  const last = new Map<string, Entry>();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line === '') continue;
    const entry = JSON.parse(line) as Entry;
    last.set(`${entry[0]} ${entry[1]} ${entry[2].id}`, entry);
  }
  return [...last.values()];
}

/** A file with all that is put into tables. What is in it already is given to `restore`, and written shorter. */
export function openJournal(file: string, restore: (entry: Entry) => void): Journal {
  if (existsSync(file)) {
    const entries = lastEntries(file);
    for (const entry of entries) restore(entry);
    writeFileSync(`${file}.new`, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
    renameSync(`${file}.new`, file);
  }
  const stream = createWriteStream(file, { flags: 'a' });
  return {
    write: (entry) => void stream.write(`${JSON.stringify(entry)}\n`),
    close: () => new Promise((resolve) => stream.end(resolve)),
  };
}

export const noJournal: Journal = { write: () => {}, close: () => Promise.resolve() };
