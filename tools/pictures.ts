import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeSheet } from './pictures/sheet.ts';
import { projectRoot } from './services/places.ts';
import { SetupFault, tell } from './services/progress.ts';
import { withTestSite } from './test-site.ts';

const help = `Usage: pnpm run pictures [-- <what Playwright takes>]

A picture of every screen and state, in four languages, two themes, on a desk and on a telephone, enlarged, in forced
colours and without motion, taken on a site of its own with the demonstration content. They and the sheet that shows
them all, index.html, go to pictures/. The web must be built (pnpm run build). To take only some:

  pnpm run pictures -- operator --project="es 390*"`;

const PLACE = { database: 'poliedro_pictures', redisDatabase: 11 };
const folder = join(projectRoot, 'pictures');

async function takePictures(wanted: string[]): Promise<number> {
  if (wanted.length === 0) await rm(folder, { recursive: true, force: true });
  return withTestSite(PLACE, async ({ environment }) => {
    const cwd = join(projectRoot, 'e2e');
    const args = ['test', '--config=pictures/playwright.config.ts', ...wanted];
    const env = { ...environment, PICTURES_DIR: folder };
    const child = spawn(join(cwd, 'node_modules/.bin/playwright'), args, { cwd, env, stdio: 'inherit' });
    const [status] = (await once(child, 'exit')) as [number | null];
    return status ?? 1;
  });
}

const words = process.argv.slice(2).filter((word) => word !== '--');
if (words.includes('--help') || words.includes('-h')) console.log(help);
else
  try {
    const status = await takePictures(words);
    tell(`${await makeSheet(folder)} pictures in pictures/index.html`);
    process.exitCode = status;
  } catch (error) {
    if (!(error instanceof SetupFault)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
