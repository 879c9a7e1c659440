import type { Suite } from './suite.ts';
import { accountsSuite } from './suites/accounts.ts';
import { apiSuite } from './suites/api.ts';
import { outageSuite } from './suites/outage.ts';
import { scaleSuite } from './suites/scale.ts';
import { stormSuite } from './suites/storm.ts';
import { webSuite } from './suites/web.ts';

export const suites: readonly Suite[] = [apiSuite, webSuite, accountsSuite, scaleSuite, stormSuite, outageSuite];
