import { readConfigOrExit } from '../config.ts';
import { createContext } from '../context.ts';
import { withRelease } from '../release.ts';

/** From now on every kept answer is fetched anew, in all processes of this release. */
const context = createContext(await withRelease(readConfigOrExit()));
await context.pingCache();
await context.cache.purge();
await context.close();
console.log('purged');
