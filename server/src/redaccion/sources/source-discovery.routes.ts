import * as calls from '@poliedro/contracts/redaccion/source-discovery';
import type { PersonalRegistry } from '../../accounts/personal-calls.ts';
import { listKnownDomains } from '../../newspapers/newspaper-edit.repository.ts';
import { listKnownFeeds } from '../../pipeline/discover/feed-edit.repository.ts';
import { findFeeds } from '../../pipeline/discover/find-feeds.ts';
import { readForTrial } from '../../pipeline/discover/trial-read.ts';
import type { Visitor } from '../../pipeline/visit/visitor.ts';
import type { Database } from '../../platform/database.ts';
import type { Journal } from '../journal/journal.ts';
import { registerOperatorCall } from '../operator-calls.ts';
import { listReadSources } from './opml.repository.ts';
import { importNewspapers, previewOpml, stateOf } from './opml.service.ts';
import { writeOpmlFile } from './opml.ts';

export interface DiscoveryTools {
  readonly db: Database;
  readonly journal: Journal;
  /** Asks newspapers as workers do, and in turn with them. */
  readonly visitor: Visitor;
}

async function discover({ db, visitor }: DiscoveryTools, address: string): Promise<calls.Discovery> {
  const found = await findFeeds(visitor, address);
  const [known] = await listKnownDomains(db, [found.dominio]);
  const urls = found.fuentes.map(({ url }) => url);
  const read = new Set(await listKnownFeeds(db, urls));
  return {
    ...found,
    estado: stateOf(known),
    periodico_id: known?.periodico_id ?? null,
    fuentes: found.fuentes.map((feed) => ({ ...feed, conocida: read.has(feed.url) })),
  };
}

export function registerSourceDiscoveryRoutes(registry: PersonalRegistry, tools: DiscoveryTools): void {
  const { db, journal, visitor } = tools;
  registerOperatorCall(registry, calls.discoverFeeds, ({ input: { body } }) => discover(tools, body.url));
  registerOperatorCall(registry, calls.tryFeed, ({ input: { body } }) => readForTrial(visitor, body));
  registerOperatorCall(registry, calls.readOpml, ({ input: { body } }) => previewOpml(db, body.opml));
  registerOperatorCall(registry, calls.importOpml, ({ input: { body }, user }) =>
    importNewspapers(journal, user, body.periodicos, body.nota),
  );
  registerOperatorCall(registry, calls.exportOpml, async ({ reply }) => {
    void reply.type('text/x-opml; charset=utf-8').header('content-disposition', 'attachment; filename="poliedro.opml"');
    return writeOpmlFile(await listReadSources(db), new Date());
  });
}
