import {
  getPipeline,
  getSpending,
  listQuality,
  listStuckWork,
  listTroubledWork,
  listTroubles,
  retryWork,
} from '@poliedro/contracts/redaccion/pipeline';
import type { PersonalRegistry } from '../../accounts/personal-calls.ts';
import type { PipelineSettings } from '../../pipeline/pipeline-settings.ts';
import { listFigures } from '../../pipeline/quality/quality.repository.ts';
import { listStuck } from '../../pipeline/work/stuck.repository.ts';
import * as troubles from '../../pipeline/work/trouble.repository.ts';
import type { Database } from '../../platform/database.ts';
import type { Journal } from '../journal/journal.ts';
import { registerOperatorCall } from '../operator-calls.ts';
import * as pipeline from './pipeline.service.ts';

const TROUBLES_SHOWN = 100;
const STUCK_SHOWN = 100;
const MEASUREMENTS_SHOWN = 50;

interface PipelineTools {
  readonly db: Database;
  readonly journal: Journal;
  readonly pipelineSettings: PipelineSettings;
}

export function registerPipelineRoutes(registry: PersonalRegistry, tools: PipelineTools): void {
  const { db, journal, pipelineSettings } = tools;
  registerOperatorCall(registry, getPipeline, () => pipeline.describeStages(db, pipelineSettings));
  registerOperatorCall(registry, listTroubles, async () => ({
    troubles: await troubles.listTroubles(db, pipeline.sinceYesterday(), TROUBLES_SHOWN),
  }));
  registerOperatorCall(registry, listTroubledWork, ({ input: { query } }) => pipeline.pageTroubledWork(db, query));
  registerOperatorCall(registry, listStuckWork, async () => ({ work: await listStuck(db, STUCK_SHOWN) }));
  registerOperatorCall(registry, retryWork, async ({ input: { body }, user }) => ({
    retried: await pipeline.retryWork(journal, user, body),
  }));
  registerOperatorCall(registry, listQuality, async () => ({ figures: await listFigures(db, MEASUREMENTS_SHOWN) }));
  registerOperatorCall(registry, getSpending, () => pipeline.describeSpending(db, pipelineSettings));
}
