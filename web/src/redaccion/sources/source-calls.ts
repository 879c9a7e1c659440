import type * as discovery from '@poliedro/contracts/redaccion/source-discovery';
import type * as sources from '@poliedro/contracts/redaccion/sources';
import { createCalls } from '../../platform/create-calls.ts';

/** The contract's calls without its schemas; a test holds them equal. */
export const SOURCE_CALLS = {
  listSources: 'GET /api/redaccion/fuentes',
  getSource: 'GET /api/redaccion/fuentes/:periodico_id',
  addSource: 'POST /api/redaccion/fuentes',
  saveSource: 'PUT /api/redaccion/fuentes/:periodico_id',
  setSourceActive: 'PUT /api/redaccion/fuentes/:periodico_id/estado',
  removeSource: 'POST /api/redaccion/fuentes/:periodico_id/retirar',
  addSourceFeed: 'POST /api/redaccion/fuentes/:periodico_id/feeds',
  setSourceFeedActive: 'PUT /api/redaccion/feeds/:feed_id',
  deleteSourceFeed: 'DELETE /api/redaccion/feeds/:feed_id',
} as const;

export const DISCOVERY_CALLS = {
  discoverFeeds: 'POST /api/redaccion/fuentes/descubrir',
  tryFeed: 'POST /api/redaccion/fuentes/probar',
  readOpml: 'POST /api/redaccion/fuentes/opml/leer',
  importOpml: 'POST /api/redaccion/fuentes/opml',
} as const;

export const EXPORT_ADDRESS = '/api/redaccion/fuentes.opml';

/** Newspapers are visited meanwhile, one step after the other. */
const VISIT_MS = 60_000;

export const callSources = createCalls<typeof sources, typeof SOURCE_CALLS>(SOURCE_CALLS);
export const callDiscovery = createCalls<typeof discovery, typeof DISCOVERY_CALLS>(DISCOVERY_CALLS, {
  timeoutMs: VISIT_MS,
});
