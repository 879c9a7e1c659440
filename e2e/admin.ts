import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const COMMAND = join(import.meta.dirname, '../server/src/entry/admin.ts');

/** What an administrator does on the command line, on the database of the site that is being visited. */
export async function admin(...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, ...words]);
  return stdout;
}
