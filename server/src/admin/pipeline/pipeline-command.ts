import { findNewspaperId } from '../../newspapers/reading.repository.ts';
import type { PipelineSettings } from '../../pipeline/pipeline-settings.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import type { QueueLengths } from '../../platform/jobs/queue-lengths.ts';
import { Mistake } from '../command.ts';
import { plain } from '../table.ts';
import type { Screen } from './progress-bar.ts';

export interface PipelineTools extends PipelineSettings {
  readonly db: Database;
  readonly queueLengths: Pick<QueueLengths, 'list'>;
  readonly screen: Screen;
  /** Aborted when whoever watches wants it to end. */
  readonly signal: AbortSignal;
}

/** What stood on the command line. */
export interface Given {
  readonly stage: string;
  readonly since: string;
  readonly event: string;
  readonly newspaper: string;
  readonly reason: string;
  readonly begun: string;
  readonly failed: boolean;
  readonly watch: boolean;
}

export interface PipelineCommand {
  readonly usage: string;
  readonly meaning: string;
  run(tools: PipelineTools, given: Given): Promise<void>;
}

/** Null where none is named. */
export async function readNewspaper(db: Queryable, dominio: string): Promise<number | null> {
  if (dominio === '') return null;
  const periodico_id = await findNewspaperId(db, dominio);
  if (periodico_id === undefined) throw new Mistake(`There is no newspaper ${plain(dominio)}.`);
  return periodico_id;
}
