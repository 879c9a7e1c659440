import type { Suite } from './suite.ts';
import { accountsSuite } from './suites/accounts.ts';
import { apiSuite } from './suites/api.ts';
import { assignSuite } from './suites/assign.ts';
import { chaosSuite } from './suites/chaos.ts';
import { consoleSuite } from './suites/console.ts';
import { editorSuite } from './suites/editor.ts';
import { hostileSuite } from './suites/hostile.ts';
import { liveSuite } from './suites/live.ts';
import { moneySuite } from './suites/money.ts';
import { nightSuite } from './suites/night.ts';
import { outageSuite } from './suites/outage.ts';
import { pipelineSuite } from './suites/pipeline.ts';
import { purchasesSuite } from './suites/purchases.ts';
import { removalSuite } from './suites/removal.ts';
import { scaleSuite } from './suites/scale.ts';
import { stormSuite } from './suites/storm.ts';
import { visibleSuite } from './suites/visible.ts';
import { webSuite } from './suites/web.ts';
import { windowSuite } from './suites/window.ts';

export const suites: readonly Suite[] = [
  apiSuite,
  webSuite,
  windowSuite,
  editorSuite,
  liveSuite,
  accountsSuite,
  purchasesSuite,
  removalSuite,
  scaleSuite,
  consoleSuite,
  stormSuite,
  outageSuite,
  pipelineSuite,
  visibleSuite,
  hostileSuite,
  assignSuite,
  chaosSuite,
  moneySuite,
  nightSuite,
];
