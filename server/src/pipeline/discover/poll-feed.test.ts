import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import type { PlayedNewspaper } from '../../../test/newspapers-stand-in.ts';
import { expectedOf, openTestPolling, plainSpaces, startPolling } from '../../../test/polling.ts';
import type { Visitor } from '../visit/visitor.ts';
import { addFeed, listDueFeeds } from './feed.repository.ts';
import { pollFeed } from './poll-feed.ts';

type Row = Readonly<Record<string, unknown>> & { next_poll_on: Date; poll_seconds: number; url: string };

const UNREADABLE: Readonly<Record<string, string>> = {
  'elcerro.example': 'robots',
  'lagaceta.example': 'tdm',
  'prairietimes.example': 'tdm',
};

test('the feeds of forty newspapers, in every format and charset, give the articles that are true', async () => {
  const { newspapers, played, addNewspaper, poll, listFound, feed, outcomes } = await startPolling(1200);
  const truths = await newspapers.truths();
  const validators = await newspapers.ask<{ host: string; etag: boolean; lastModified: boolean }[]>('/__newspapers');
  const pollAll = async (asked: readonly { feed_id: number }[]) => {
    const waiting = [...asked];
    const found: number[] = [];
    const work = async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
        found.push(...(await poll(next.feed_id)));
    };
    await Promise.all(Array.from({ length: 4 }, work));
    return found;
  };
  const feeds: { newspaper: PlayedNewspaper; feed_id: number }[] = [];
  for (const newspaper of played) feeds.push({ newspaper, feed_id: await addNewspaper(newspaper) });
  await pollAll(feeds);

  let articles = 0;
  for (const { newspaper, feed_id } of feeds) {
    const found = await listFound(feed_id);
    const row = await feed<Row>(feed_id);
    const refused = UNREADABLE[newspaper.host];
    if (refused !== undefined) {
      expect([found, row.failures, String(row.fault)], newspaper.host).toEqual([
        [],
        1,
        expect.stringContaining(refused),
      ]);
      continue;
    }
    const read = found
      .map(({ url, titular, autor, published_on }) => ({
        url,
        titular,
        autor,
        published: published_on?.toISOString().slice(0, 19),
      }))
      .sort((a, b) => a.url.localeCompare(b.url));
    expect(read, newspaper.host).toEqual(expectedOf(newspaper, truths));
    for (const { resumen, texto } of found) {
      expect(resumen).not.toMatch(/[<>]|&\w+;|\uFFFD/);
      if (texto !== null) expect(newspaper.full_text).toBe(true);
    }
    expect(row.fault).toBeNull();
    expect(row.next_poll_on.getTime()).toBeGreaterThan(Date.now() + 60_000);
    articles += found.length;
  }
  expect(articles).toBeGreaterThan(100);

  const known = feeds.filter(({ newspaper: { host } }) => UNREADABLE[host] === undefined);
  const before = outcomes.length;
  expect(await pollAll(known)).toEqual([]);
  const statuses = outcomes.slice(before).flatMap((outcome) => (outcome.kind === 'answer' ? [outcome.status] : []));
  const marked = known.filter(({ newspaper: { host } }) =>
    validators.some((one) => one.host === host && (one.etag || one.lastModified)),
  );
  expect(statuses.filter((status) => status === 304)).toHaveLength(marked.length);
  expect(statuses.filter((status) => status === 200)).toHaveLength(known.length - marked.length);
});

test('a feed that has its articles whole gives their text in paragraphs', async () => {
  const { newspapers, named, addNewspaper, poll, listFound } = await startPolling();
  const truths = await newspapers.truths();
  for (const host of ['laribera.example', 'vozdelmaule.example', 'elmeridiano.example']) {
    const feed_id = await addNewspaper(named(host));
    await poll(feed_id);
    const whole = (await listFound(feed_id)).filter(({ texto }) => texto !== null);
    expect(whole.length, host).toBeGreaterThan(0);
    for (const { url, texto } of whole)
      expect(texto).toBe(plainSpaces(truths.find((truth) => truth.url === url)?.body ?? ''));
  }
});

describe('a broken feed', () => {
  const FEEDS = { rss: 'elfaro.example', atom: 'elpuerto.example', json: 'lemidi.example' };
  const SAME = [
    'control_characters',
    'byte_order_marks',
    'wrong_prolog',
    'duplicate_guids',
    'wrong_charset',
    'wrong_content_type',
  ];

  test.each(Object.entries(FEEDS))(
    'of %s is read as far as it goes',
    async (_format, host) => {
      const { db, newspapers, named, addNewspaper, poll, listFound, set, feed } = await startPolling(1200);
      const newspaper = named(host);
      const path = new URL(newspaper.feed_url).pathname;
      const feed_id = await addNewspaper(newspaper);
      const expected = expectedOf(newspaper, await newspapers.truths());
      const titles = expected.map(({ titular }) => titular).sort();
      expect(titles.length).toBeGreaterThan(4);
      const forget = async () => {
        await db.query({ name: '', text: 'truncate article_addresses, article_work' }, []);
        await set(feed_id, 'etag = null, last_modified = null, failures = 0');
      };
      const pollWith = async (fault: string) => {
        await forget();
        await newspapers.setFaults({ host, path }, { [fault]: 1 });
        await poll(feed_id);
        return listFound(feed_id);
      };
      const titlesOf = (found: readonly { titular: string }[]) => found.map(({ titular }) => titular).sort();

      for (const fault of SAME) expect(titlesOf(await pollWith(fault)), fault).toEqual(titles);
      for (const { titular } of await pollWith('wrong_entities')) {
        const mended = titular.replace(/^(Tom & Jerry é &undefined; |\\x )/, '');
        expect(titles).toContain(mended);
        expect(mended).not.toBe(titular);
      }
      for (const fault of ['future_dates', 'absurd_dates']) {
        const found = await pollWith(fault);
        expect(titlesOf(found), fault).toEqual(titles);
        expect(found.filter(({ published_on }) => published_on !== null)).toEqual([]);
      }
      // What was missing is found the next time, though the newspaper says that nothing has changed.
      for (const fault of ['truncated', 'empty_feed']) {
        const some = await pollWith(fault);
        expect(some.length, fault).toBeLessThan(titles.length);
        if (fault === 'truncated') expect(some.length).toBeGreaterThan(0);
        await poll(feed_id);
        expect(titlesOf(await listFound(feed_id)), fault).toEqual(titles);
      }
      const huge = await pollWith('huge_feed');
      const { fault } = await feed<Row>(feed_id);
      expect(fault === null ? huge.length : String(fault)).toSatisfy(
        (end) => end === 500 || /^too_large/.test(`${end}`),
      );
    },
    60_000,
  );
});

describe('a feed that fails', () => {
  test('is asked again later and later, and recovers', async () => {
    const { newspapers, named, addNewspaper, poll, feed } = await startPolling();
    const host = 'elfaro.example';
    const feed_id = await addNewspaper(named(host));
    const faults = ['server_error', 'reset', 'redirect_private', 'redirect_loop', 'bomb_gzip', 'huge_headers'];
    for (const [at, fault] of faults.entries()) {
      await newspapers.setFaults({ host, path: '/rss.xml' }, { [fault]: 1 });
      expect(await poll(feed_id), fault).toEqual([]);
      const row = await feed<Row>(feed_id);
      expect(row.failures).toBe(at + 1);
      expect(row.fault, fault).toEqual(expect.any(String));
      expect(row.poll_seconds).toBeGreaterThanOrEqual(300 * 2 ** at);
    }
    expect((await poll(feed_id)).length).toBeGreaterThan(0);
    expect(await feed(feed_id)).toMatchObject({ failures: 0, fault: null });
  });

  test('because we fall over it is asked again later, too', async () => {
    const { db, visitor, named, addNewspaper, feed } = await startPolling();
    const feed_id = await addNewspaper(named('elfaro.example'));
    const breaking: Visitor = {
      async visit(request) {
        const outcome = await visitor.visit(request);
        if (outcome.kind !== 'answer') return outcome;
        return {
          ...outcome,
          get body(): never {
            throw new Error('nobody has thought of this');
          },
        };
      },
    };
    await expect(pollFeed({ db, visitor: breaking }, feed_id)).rejects.toThrow();
    const row = await feed<Row>(feed_id);
    expect(row).toMatchObject({ failures: 1, claimed_until: null, fault: expect.stringContaining('unreadable') });
    expect(row.next_poll_on.getTime()).toBeGreaterThan(Date.now() + 200_000);
  });

  test('because its host wants to be left alone has not failed', async () => {
    const { newspapers, named, addNewspaper, poll, feed } = await startPolling();
    const host = 'elfaro.example';
    const feed_id = await addNewspaper(named(host));
    await newspapers.setFaults({ host, path: '/rss.xml' }, { too_many_requests: 1, retry_after_seconds: 600 });
    expect(await poll(feed_id)).toEqual([]);
    const row = await feed<Row>(feed_id);
    expect(row).toMatchObject({ failures: 0, fault: null, polled_on: null, claimed_until: null });
    expect(row.next_poll_on.getTime()).toBeGreaterThan(Date.now() + 500_000);
  });
});

const ASKED_BY_NOBODY: Visitor = {
  visit() {
    throw new Error('It was asked');
  },
};

async function addFaro() {
  const db = await openTestDatabase('empty');
  return { db, feed_id: await addFeed(db, { periodico_id: 0, url: 'http://elfaro.example/rss.xml' }) };
}

describe('a feed', () => {
  test('that has moved for good is asked at its new place from then on', async () => {
    const { db, newspapers, named } = await startPolling();
    const { feed_url } = named('elfaro.example');
    const old = createServer((request, response) => {
      const status = request.url === '/rss' ? 301 : 404;
      response.writeHead(status, { location: feed_url }).end();
    }).listen(0, '127.0.0.1');
    await once(old, 'listening');
    onTestFinished(() => void old.close());
    const { port } = old.address() as AddressInfo;
    const polling = await openTestPolling(db, newspapers, [{ suffix: 'antes.example', host: '127.0.0.1', port }]);
    const feed_id = await polling.addNewspaper(named('elfaro.example'), `http://antes.example:${port}/rss`);
    expect((await polling.poll(feed_id)).length).toBeGreaterThan(0);
    expect(await polling.feed(feed_id)).toMatchObject({ url: feed_url });
  });

  test('of a newspaper that is switched off is not asked', async () => {
    const { db, feed_id } = await addFaro();
    expect(await listDueFeeds(db, 10)).toEqual([feed_id]);
    await db.query({ name: '', text: 'update newspapers set active = false' }, []);
    expect(await listDueFeeds(db, 10)).toEqual([]);
    expect(await pollFeed({ db, visitor: ASKED_BY_NOBODY }, feed_id)).toEqual([]);
  });

  test('whose process has died while asking is asked by another', async () => {
    const { db, named, addNewspaper, poll, set } = await startPolling();
    const feed_id = await addNewspaper(named('elfaro.example'));
    await set(feed_id, `claimed_until = now() + interval '1 minute'`);
    expect(await poll(feed_id)).toEqual([]);
    expect(await listDueFeeds(db, 10)).toEqual([]);
    await set(feed_id, `claimed_until = now() - interval '1 second'`);
    expect(await listDueFeeds(db, 10)).toEqual([feed_id]);
    expect((await poll(feed_id)).length).toBeGreaterThan(0);
  });

  test('is added once', async () => {
    const { db, feed_id } = await addFaro();
    expect(await addFeed(db, { periodico_id: 0, url: 'http://ELFARO.example:80/rss.xml' })).toBe(feed_id);
  });
});
