import { getTransparency } from '@poliedro/contracts/transparency';
import type { PipelineSettings } from '../pipeline/pipeline-settings.ts';
import { listFigures } from '../pipeline/quality/quality.repository.ts';
import { type Registry, registerCall } from '../platform/calls.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { getWaiting, listCounted, toMonths } from './transparency.repository.ts';

/** Counts of months: nobody needs them to the minute. */
const KEPT = { freshSeconds: 300, staleSeconds: 600 };

export function registerTransparencyRoutes(
  registry: Registry,
  db: Database,
  clock: Clock,
  { model, embeddings }: PipelineSettings,
): void {
  registerCall(registry, getTransparency, KEPT, async () => {
    const [counted, waiting, figures] = await Promise.all([listCounted(db), getWaiting(db), listFigures(db, 1)]);
    return {
      actualizado_on: new Date(clock()).toISOString(),
      meses: toMonths(counted),
      ...waiting,
      modelo: model,
      comparacion: embeddings,
      calidad: figures.flatMap(({ suite, name, unit, bar, holds, measured }) =>
        measured.map(({ value, on }) => ({ suite, name, value, unit, bar, holds, medido_on: on })),
      ),
    };
  });
}
