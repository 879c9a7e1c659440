import type { Embedder } from '../../adapters/embeddings/embedder.ts';
import type { Database } from '../../platform/database.ts';
import type { NotYet } from '../../platform/jobs/catalogue.ts';
import { findAddressOwners } from '../discover/address-owners.ts';
import { addressKey } from '../discover/clean-address.ts';
import { embedClaimed, saveWords } from '../embed/embed-article.ts';
import { bandsOf } from '../extract/copies/bands.ts';
import { listCandidates, markCopies } from '../extract/copies/copies.repository.ts';
import { type ExtractedArticle, extractArticle } from '../extract/extract-article.ts';
import { decodeHtml } from '../text/decode-text.ts';
import type { VisitOutcome, Visitor } from '../visit/visitor.ts';
import { withClaim } from '../work/with-claim.ts';
import {
  advanceArticle,
  type ClaimedArticle,
  deferArticle,
  dropArticle,
  giveToOwner,
  holdArticle,
  postponeArticle,
} from '../work/work.repository.ts';
import { claimAddress, storeArticle } from './read.repository.ts';

/** A feed that is read for the first time also has what is no longer news. */
const OLDEST_NEWS_MS = 14 * 86_400_000;
const isOld = (moment: Date) => moment.getTime() < Date.now() - OLDEST_NEWS_MS;
const ATTEMPTS = 6;
const FIRST_PAUSE_MS = 60_000;
/** With the attempts above: a newspaper may be away for more than five hours. */
const PAUSE_FACTOR = 4;
const SWITCHED_OFF = 'the newspaper is switched off';
/** Where it makes no difference to ask again. */
const FINAL_REFUSALS = new Set([
  'robots',
  'tdm',
  'private_address',
  'scheme',
  'port',
  'credentials',
  'unreadable_address',
  'too_many_redirects',
  'too_large',
  'not_allowed',
]);
/** Where the newspaper does not want it: nothing more is done with what was read before, either. */
const FORBIDDEN = new Set(['robots', 'tdm', 'not_allowed', SWITCHED_OFF]);
const GONE = new Set([401, 402, 403, 404, 405, 406, 410, 451]);

/** `embedded` where it can be compared with others now. */
export type ReadOutcome =
  | { readonly read: true; readonly embedded: boolean; readonly later?: NotYet }
  | { readonly read: false; readonly later?: NotYet };

/** What an answer means for the article: its page, a reason to give up, or one to try again. */
type Page =
  | { readonly kind: 'page'; readonly html: string; readonly url: string }
  | { readonly kind: 'drop'; readonly reason: string }
  | { readonly kind: 'retry'; readonly reason: string };

function judge(outcome: Exclude<VisitOutcome, { kind: 'later' }>): Page {
  if (outcome.kind === 'refused') {
    return { kind: FINAL_REFUSALS.has(outcome.why) ? 'drop' : 'retry', reason: outcome.why };
  }
  const { status, headers, body, url } = outcome;
  if (GONE.has(status)) return { kind: 'drop', reason: `status ${status}` };
  if (status !== 200) return { kind: 'retry', reason: `status ${status}` };
  return { kind: 'page', html: decodeHtml(body, headers['content-type']), url };
}

const hostOf = (url: string) => new URL(url).hostname;

/** Cut at a word, so that no more of the newspaper's words are shown than it allows. */
export function cutToLimit(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)).trimEnd();
}

interface Reading {
  readonly db: Database;
  readonly visitor: Visitor;
  /** Undefined where articles are compared by their words alone. */
  readonly embedder: Embedder | undefined;
}

/** Another article has the address that the page turned out to have. */
class AddressTaken extends Error {}

function store({ db, embedder }: Reading, work: ClaimedArticle, article: ExtractedArticle): Promise<void> {
  const { articulo_id, periodico_id, is_known } = work;
  const address = addressKey(article.url);
  const bands = bandsOf(article.texto);
  // Whenever it is read, or read again: it was there when it was found.
  const published_on = article.published_on ?? work.published_on ?? work.found_on;
  const resumen = cutToLimit(article.resumen, work.newspaper.extract_limit);
  const stored = { articulo_id, periodico_id, article, resumen, published_on, bands, is_known };
  return db.transaction(async (tx) => {
    // Asked at once, and done in this order; whoever has no right to the address leaves nothing behind.
    const [claimed, , , candidates] = await Promise.all([
      claimAddress(tx, address, articulo_id),
      storeArticle(tx, stored),
      embedder === undefined ? saveWords(tx, work, article) : holdArticle(tx, work, 'embed'),
      listCandidates(tx, { articulo_id, bands }),
    ]);
    const owner = claimed ?? (await claimAddress(tx, address, articulo_id)) ?? articulo_id;
    if (owner !== articulo_id) throw new AddressTaken(`the same as ${owner}`);
    await markCopies(tx, { articulo_id, texto: article.texto }, candidates);
  });
}

/**
 * From an address in a feed to an article with its whole text, ready to be compared; safe to run twice and by two
 * processes at once. Where its vector cannot be made now, it waits for that.
 */
export const readArticle = (reading: Reading, articulo_id: number): Promise<ReadOutcome> =>
  withClaim<ReadOutcome>(reading.db, articulo_id, 'read', { read: false }, (work) => readClaimed(reading, work));

async function readClaimed(reading: Reading, work: ClaimedArticle): Promise<ReadOutcome> {
  const { db, visitor, embedder } = reading;
  const drop = async (reason: string): Promise<ReadOutcome> => {
    // What was read before, and may be, goes on as it was read then.
    if (work.is_known && !FORBIDDEN.has(reason)) await advanceArticle(db, work, 'embed');
    else await dropArticle(db, work, reason);
    return { read: false };
  };
  if (!work.newspaper.active) return drop(SWITCHED_OFF);
  // Whoever began it last time fell over it; asking again politely does not count.
  if (work.attempts > ATTEMPTS) return drop('begun again and again, never ended');

  const outcome = await visitor.visit({ url: work.url, what: 'page' });
  if (outcome.kind === 'later') {
    if (isOld(work.found_on)) return drop('too old');
    await deferArticle(db, work, outcome.at);
    return { read: false, later: { again: outcome.at } };
  }
  const page = judge(outcome);
  if (page.kind === 'drop') return drop(page.reason);
  if (page.kind === 'retry') {
    if (work.attempts >= ATTEMPTS) return drop(page.reason);
    const again = new Date(Date.now() + FIRST_PAUSE_MS * PAUSE_FACTOR ** (work.attempts - 1));
    await postponeArticle(db, work, again, page.reason);
    return { read: false, later: { again } };
  }

  const { titular, resumen, autor, texto, published_on, secciones } = work;
  const extraction = extractArticle({
    html: page.html,
    url: page.url,
    feed: { titular, resumen, autor, published_on: published_on ?? undefined, texto: texto ?? undefined, secciones },
    newspaper: work.newspaper,
  });
  if (!extraction.ok) return drop(extraction.reason);
  if (hostOf(page.url) !== hostOf(work.url) && !work.is_known) {
    const owner = (await findAddressOwners(db, [page.url], work.periodico_id))(page.url);
    if (owner !== work.periodico_id) {
      await giveToOwner(db, work, owner, page.url);
      return { read: false, later: { again: new Date() } };
    }
  }
  const published = extraction.article.published_on ?? published_on ?? undefined;
  if (published !== undefined && isOld(published)) return drop('too old');
  try {
    await store(reading, work, extraction.article);
  } catch (error) {
    if (error instanceof AddressTaken) return drop(error.message);
    throw error;
  }
  if (embedder === undefined) return { read: true, embedded: true };
  return { read: true, ...(await embedClaimed(db, embedder, { ...work, attempts: 1 }, extraction.article)) };
}
