import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const COMMAND = join(import.meta.dirname, '../server/src/entry/admin.ts');
/** Of the services of this clone, where nobody has named others. */
const SETTINGS = pathToFileURL(join(import.meta.dirname, '../tools/load-settings.ts')).href;

/** What an administrator does on the command line, on the database of the site that is being visited. */
export async function admin(...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', SETTINGS, COMMAND, ...words]);
  return stdout;
}
