import * as calls from '@poliedro/contracts/redaccion/sources';
import type { PersonalRegistry } from '../../accounts/personal-calls.ts';
import type { Database } from '../../platform/database.ts';
import type { Journal } from '../journal/journal.ts';
import { registerOperatorCall } from '../operator-calls.ts';
import { getSourceDetail, listSourcePage } from './source.service.ts';
import * as edit from './source-edit.service.ts';
import { askForRemoval } from './source-removal.service.ts';

export interface SourceTools {
  readonly db: Database;
  readonly journal: Journal;
  /** Tells the workers that a removal waits. */
  readonly wakeRemoval: () => void;
}

const DONE = { success: true as const };

export function registerSourceRoutes(registry: PersonalRegistry, tools: SourceTools): void {
  const { db, journal } = tools;
  registerOperatorCall(registry, calls.listSources, ({ input: { query } }) =>
    listSourcePage(db, {
      cursor: query.cursor,
      q: query.q,
      pais: query.pais,
      idioma: query.idioma,
      estado: query.estado,
    }),
  );
  registerOperatorCall(registry, calls.getSource, ({ input: { params } }) => getSourceDetail(db, params.periodico_id));
  registerOperatorCall(registry, calls.addSource, async ({ input: { body }, user }) => {
    const { nota, ...newspaper } = body;
    return { periodico_id: await edit.addSource(journal, user, newspaper, nota) };
  });
  registerOperatorCall(registry, calls.saveSource, async ({ input: { params, body }, user }) => {
    const { nota, ...fields } = body;
    await edit.saveSource(journal, user, params.periodico_id, fields, nota);
    return DONE;
  });
  registerOperatorCall(registry, calls.setSourceActive, async ({ input: { params, body }, user }) => {
    await edit.setSourceActive(journal, user, params.periodico_id, body.active, body.nota);
    return DONE;
  });
  registerOperatorCall(registry, calls.removeSource, async ({ input: { params, body }, user }) => {
    await askForRemoval(tools, user, params.periodico_id, body);
    return DONE;
  });
  registerOperatorCall(registry, calls.addSourceFeed, async ({ input: { params, body }, user }) => {
    await edit.addSourceFeed(journal, user, params.periodico_id, body.url, body.nota);
    return DONE;
  });
  registerOperatorCall(registry, calls.setSourceFeedActive, async ({ input: { params, body }, user }) => {
    await edit.setFeedActive(journal, user, params.feed_id, body.active, body.nota);
    return DONE;
  });
  registerOperatorCall(registry, calls.deleteSourceFeed, async ({ input: { params }, user }) => {
    await edit.deleteFeed(journal, user, params.feed_id);
    return DONE;
  });
}
