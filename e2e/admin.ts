import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const COMMAND = join(import.meta.dirname, '../server/src/entry/admin.ts');
/** Of the services of this clone, where nobody has named others. */
const SETTINGS = pathToFileURL(join(import.meta.dirname, '../tools/load-settings.ts')).href;
/** Every call is a process of its own, which would compile all of it again. */
const NODE_COMPILE_CACHE = join(import.meta.dirname, '../node_modules/.cache/compiled');

/** What an administrator does on the command line, on the database of the site that is being visited. */
export async function admin(...words: string[]): Promise<string> {
  const env = { ...process.env, NODE_COMPILE_CACHE };
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', SETTINGS, COMMAND, ...words], { env });
  return stdout;
}
