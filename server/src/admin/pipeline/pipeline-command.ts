import { findNewspaperId } from '../../newspapers/reading.repository.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import type { QueueLengths } from '../../platform/jobs/queue-lengths.ts';
import { Mistake } from '../command.ts';
import { plain } from '../table.ts';
import type { Screen } from './progress-bar.ts';

export interface PipelineTools {
  readonly db: Database;
  readonly queueLengths: Pick<QueueLengths, 'list'>;
  /** Who analyses and compares, in words. */
  readonly settings: Readonly<Record<'analyst' | 'embeddings', string>>;
  /** Of a language model, by task; empty where none is asked. */
  readonly dailyEuros: Readonly<Record<string, number>>;
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
