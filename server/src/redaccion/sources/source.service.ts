import type { SourceDetail, SourceRow, SourceSite } from '@poliedro/contracts/redaccion/sources';
import { readRobots } from '../../pipeline/visit/robots.ts';
import { readTdmFile } from '../../pipeline/visit/tdm.ts';
import { cutPage, decodeAfter } from '../../platform/after-cursor.ts';
import type { Database } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { findSource, type VisitedSite } from './source-detail.repository.ts';
import { listSourceRows, type SourceFilter } from './source-list.repository.ts';

const PAGE = 30;

interface SourcePage {
  readonly periodicos: SourceRow[];
  readonly has_more: boolean;
  readonly cursor: string | null;
}

export async function listSourcePage(
  db: Database,
  { cursor, ...filter }: Omit<SourceFilter, 'after'> & { readonly cursor: string | undefined },
): Promise<SourcePage> {
  const [after] = decodeAfter(cursor, 1) ?? [];
  const found = await listSourceRows(db, { ...filter, after }, PAGE + 1);
  const { rows: periodicos, ...rest } = cutPage(found, PAGE, ({ periodico_id }) => periodico_id);
  return { periodicos, ...rest };
}

/** What a host has told us, in a word each. */
function toSite({ host, robots, tdm, ...times }: VisitedSite): SourceSite {
  const root = new URL(`https://${host}/`);
  const rules = readRobots(robots ?? '');
  return {
    host,
    robots: robots === null ? 'ilegible' : rules.allows(root) ? 'permite' : 'prohibe',
    tdm_reservado: tdm !== null && readTdmFile(tdm)?.(root) === true,
    pausa_segundos: rules.crawlDelayMs / 1000,
    ...times,
  };
}

export async function getSourceDetail(db: Database, periodico_id: number): Promise<SourceDetail> {
  const found = await findSource(db, periodico_id);
  if (found === undefined) throw new DomainError('not_found', { periodico_id });
  return { ...found, sitios: found.sitios.map(toSite) };
}
