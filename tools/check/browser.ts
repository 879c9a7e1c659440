import { join } from 'node:path';
import { runCommand } from '../command.ts';
import { projectRoot } from '../services/places.ts';
import { withTestSite } from '../test-site.ts';
import type { Verdict } from './step.ts';
import { countedRun, countPlaywright } from './tests.ts';

/** Database 0 is the development server's. */
const PLACE = { database: 'poliedro_e2e', redisDatabase: 9 };

/** The journeys in a real browser, against the production build on a database of their own. */
export function checkBrowser(signal: AbortSignal): Promise<Verdict> {
  return withTestSite(PLACE, async ({ environment, said }) => {
    const cwd = join(projectRoot, 'e2e');
    const verdict = await countedRun(
      (report) =>
        runCommand(join(cwd, 'node_modules/.bin/playwright'), ['test', '--reporter=dot,json'], {
          cwd,
          signal,
          environment: {
            ...environment,
            PLAYWRIGHT_JSON_OUTPUT_FILE: report,
            PLAYWRIGHT_JSON_OUTPUT_NAME: report,
            CI: 'true',
          },
        }),
      countPlaywright,
    );
    return verdict.outcome === 'passed' ? verdict : { ...verdict, output: `${verdict.output}\n${said()}` };
  });
}
