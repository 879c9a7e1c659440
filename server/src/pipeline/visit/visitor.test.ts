import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import { startTestNewspapers } from '../../../test/newspapers-stand-in.ts';
import { openTestVisitor } from '../../../test/visitor.ts';
import type { Database } from '../../platform/database.ts';

async function setUp() {
  const newspapers = await startTestNewspapers();
  const db = await openTestDatabase('empty');
  const visitor = await openTestVisitor({ db, routes: newspapers.routes });
  const truths = await newspapers.truths();
  const find = async (wanted: { robots?: string; tdm?: string }) => {
    const [found] = (await newspapers.newspapers()).filter(
      ({ robots, tdm }) => robots === (wanted.robots ?? robots) && tdm === (wanted.tdm ?? 'none'),
    );
    if (found === undefined) throw new Error(`No newspaper has ${JSON.stringify(wanted)}`);
    const articles = truths.filter(({ host }) => host === found.host);
    return { ...found, articles, article: articles.find(({ opinion }) => !opinion)?.url ?? '' };
  };
  return { newspapers, db, visitor, find };
}

const storedSites = (db: Database) =>
  db.query<{ host: string; paused_until: Date | null }>({ name: 'test-sites', text: 'select * from sites' }, []);

describe('a visit', () => {
  test('reads what the newspaper wants to be read', async () => {
    const { visitor, find } = await setUp();
    for (const robots of ['allow', 'missing', 'partial']) {
      const { feed_url, article } = await find({ robots });
      expect(await visitor.visit({ url: feed_url, what: 'feed' }), robots).toMatchObject({
        kind: 'answer',
        status: 200,
      });
      const page = await visitor.visit({ url: article, what: 'page' });
      expect(page, robots).toMatchObject({ kind: 'answer', status: 200, url: article });
      expect(page.kind === 'answer' && page.body.toString()).toMatch(/<html/i);
    }
  });

  test('does not go where robots.txt forbids it', async () => {
    const { visitor, find } = await setUp();
    const closed = await find({ robots: 'disallow' });
    expect(await visitor.visit({ url: closed.feed_url, what: 'feed' })).toMatchObject({
      kind: 'refused',
      why: 'robots',
    });
    const partly = await find({ robots: 'partial' });
    const outcomes = ['/opinion/1-texto', '/?id=3&print=1', '/buscar'].map(async (path) => {
      const outcome = await visitor.visit({ url: new URL(path, partly.feed_url).href, what: 'page' });
      return outcome.kind === 'refused' ? outcome.why : outcome.kind === 'answer' ? outcome.status : 'later';
    });
    expect(await Promise.all(outcomes)).toEqual(['robots', 'robots', 404]);
  });

  test('keeps the pause between two visits that robots.txt asks for', async () => {
    const { visitor, find } = await setUp();
    const { feed_url, article } = await find({ robots: 'delay' });
    const begun = performance.now();
    // robots.txt is read first, and has a turn too.
    expect(await visitor.visit({ url: feed_url, what: 'feed' })).toMatchObject({ status: 200 });
    expect(await visitor.visit({ url: article, what: 'page' })).toMatchObject({ status: 200 });
    expect(performance.now() - begun).toBeGreaterThan(3900);
  });

  test('does not read what is reserved: articles, and feeds unless only the articles are', async () => {
    const { visitor, find } = await setUp();
    for (const tdm of ['well-known', 'header', 'meta']) {
      const { article, feed_url } = await find({ tdm });
      expect(await visitor.visit({ url: article, what: 'page' }), tdm).toMatchObject({ kind: 'refused', why: 'tdm' });
      const feed = await visitor.visit({ url: feed_url, what: 'feed' });
      expect(feed, tdm).toMatchObject(tdm === 'meta' ? { status: 200 } : { kind: 'refused', why: 'tdm' });
    }
  });

  test('asks for news only, when told what is known already', async () => {
    const { visitor, newspapers } = await setUp();
    const all = await newspapers.newspapers();
    const withEtag = all.find(
      (one) => one.tdm === 'none' && one.robots === 'allow' && 'etag' in one && one.etag === true,
    );
    const url = withEtag?.feed_url ?? '';
    const first = await visitor.visit({ url, what: 'feed' });
    const etag = first.kind === 'answer' ? (first.headers.etag ?? '') : '';
    const again = await visitor.visit({ url, what: 'feed', headers: { 'if-none-match': etag } });
    expect(again).toMatchObject({ kind: 'answer', status: 304 });
  });
});

describe('a host that has had enough of us', () => {
  test('is left alone by all processes for as long as it says', async () => {
    const { newspapers, db, visitor, find } = await setUp();
    const beside = await openTestVisitor({ db, routes: newspapers.routes });
    const cases = [
      ['allow', 'too_many_requests'],
      ['missing', 'too_many_requests_date'],
      ['partial', 'unavailable'],
    ] as const;
    for (const [robots, fault] of cases) {
      const { host, feed_url, article } = await find({ robots });
      expect(await visitor.visit({ url: article, what: 'page' }), fault).toMatchObject({ status: 200 });
      expect(await beside.visit({ url: article, what: 'page' }), fault).toMatchObject({ status: 200 });

      await newspapers.setFaults({ host }, { [fault]: 9, retry_after_seconds: 600 });
      for (const one of [visitor, beside, visitor]) {
        const outcome = await one.visit({ url: feed_url, what: 'feed' });
        const seconds = outcome.kind === 'later' ? (outcome.at.getTime() - Date.now()) / 1000 : 0;
        expect(seconds, fault).toBeGreaterThan(500);
        expect(seconds, fault).toBeLessThan(630);
      }
      expect(await newspapers.ask(`/__faults?host=${host}`)).toMatchObject({ [fault]: 8 });
      const [site] = (await storedSites(db)).filter((one) => one.host.startsWith(host));
      expect((Number(site?.paused_until) - Date.now()) / 1000, fault).toBeGreaterThan(500);
    }
  });

  test('is left alone for a day at the most, and the others are visited meanwhile', async () => {
    const { newspapers, visitor, find } = await setUp();
    const { host, article } = await find({ robots: 'allow' });
    await newspapers.setFaults({ host, path: '/robots.txt' }, { too_many_requests: 1, retry_after_seconds: 9_999_999 });
    const outcome = await visitor.visit({ url: article, what: 'page' });
    const hours = outcome.kind === 'later' ? (outcome.at.getTime() - Date.now()) / 3_600_000 : 0;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    const other = await find({ robots: 'missing' });
    expect(await visitor.visit({ url: other.article, what: 'page' })).toMatchObject({ status: 200 });
  });
});
