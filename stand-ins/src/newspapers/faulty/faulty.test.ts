import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startTest } from '../test-client.ts';

const FEED = 'http://elfaro.example/rss.xml';

/** What has come after so long, or in so many bytes, whichever is first. */
async function listen(port: number, milliseconds: number, most = 1e6) {
  const asked: ClientRequest = request({
    host: '127.0.0.1',
    port,
    path: '/rss.xml',
    headers: { host: 'elfaro.example' },
  });
  const heard: { response?: IncomingMessage; bytes: number; ended: boolean } = { bytes: 0, ended: false };
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    asked
      .on('error', () => resolve())
      .on('response', (response) => {
        heard.response = response;
        response.on('error', () => {});
        response.on('end', () => {
          heard.ended = true;
          resolve();
        });
        response.on('data', (chunk: Buffer) => {
          heard.bytes += chunk.length;
          if (heard.bytes > most) resolve();
        });
      });
    asked.end();
    asked.on('close', () => clearTimeout(timer));
  });
  asked.destroy();
  return heard;
}

describe('on demand', () => {
  test('answers go wrong as often as asked, for one path, one host, or all', async () => {
    const { get, put } = await startTest(onTestFinished);
    const other = 'http://lemidi.example/';
    await put('/__faults?host=elfaro.example&path=/rss.xml', { server_error: 1 });
    expect((await get('http://elfaro.example/')).status).toBe(200);
    expect((await get(FEED)).status).toBe(500);
    expect((await get(FEED)).status).toBe(200);
    await put('/__faults?host=elfaro.example', { unavailable: 1, retry_after_seconds: 7 });
    expect((await get(other)).status).toBe(200);
    const { status, headers } = await get('http://elfaro.example/');
    expect([status, headers['retry-after']]).toEqual([503, '7']);
    await put('/__faults', { too_many_requests: 1, too_many_requests_date: 1 });
    expect((await get(other)).headers['retry-after']).toBe('30');
    expect(Date.parse((await get(other)).headers['retry-after'] ?? '')).toBeGreaterThan(Date.now());
    for (const wrong of [{ explode: 1 }, { server_error: -1 }, { private_address: 100_000 }, { scheme: 99 }, []]) {
      expect(await put('/__faults', wrong)).toBe(400);
    }
  });

  test('redirects lead on, in circles, to private places and to other schemes', async () => {
    const { get, put, ask } = await startTest(onTestFinished);
    const follow = async (most: number) => {
      let address = FEED;
      for (let hops = 0; hops < most; hops += 1) {
        const { status, headers } = await get(address);
        if (status === 200) return hops;
        address = new URL(headers.location ?? '', address).href;
      }
      return most;
    };
    await put('/__faults?host=elfaro.example', { redirect_chain: 1, redirect_hops: 5 });
    expect(await follow(20)).toBe(6);
    await put('/__faults?host=elfaro.example', { redirect_loop: 1 });
    expect(await follow(20)).toBe(20);
    const addresses = (await ask('/__private-addresses')) as string[];
    expect(addresses.length).toBeGreaterThanOrEqual(200);
    for (const number of addresses.keys()) {
      await put('/__faults?host=elfaro.example', { redirect_private: 1, private_address: number });
      const { location = '' } = (await get(FEED)).headers;
      expect(location, addresses[number]).toMatch(/^(https?:|\/\/|http:\\\\)/);
    }
    await put('/__faults?host=elfaro.example', { redirect_scheme: 1, scheme: 0 });
    expect((await get(FEED)).headers.location).toBe('file:///etc/passwd');
  });

  test('bodies hang, drip, never end, or break', async () => {
    const { port, put } = await startTest(onTestFinished);
    const set = (settings: unknown) => put('/__faults?host=elfaro.example', settings);
    await set({ hang_before_headers: 1 });
    expect((await listen(port, 100)).response).toBeUndefined();
    await set({ hang_in_body: 1 });
    expect(await listen(port, 100)).toMatchObject({ ended: false, response: { statusCode: 200 } });
    await set({ slow_drip: 1, drip_ms: 20 });
    const dripped = await listen(port, 200);
    expect(dripped.bytes).toBeGreaterThan(1);
    expect(dripped.bytes).toBeLessThan(12);
    await set({ endless_body: 1 });
    expect((await listen(port, 5000, 5e6)).bytes).toBeGreaterThan(5e6);
    await set({ reset: 1 });
    expect((await listen(port, 1000)).response).toBeUndefined();
    await set({ huge_headers: 1 });
    expect((await listen(port, 1000)).response).toBeUndefined();
  });

  test('bombs are small on the wire and large when opened', async () => {
    const { get, put } = await startTest(onTestFinished);
    const openings = {
      gzip: [createGunzip, undefined],
      br: [createBrotliDecompress, undefined],
      'gzip, gzip': [createGunzip, createGunzip],
    } as const;
    for (const name of ['bomb_gzip', 'bomb_brotli', 'bomb_nested']) {
      await put('/__faults?host=elfaro.example', { [name]: 1, bomb_megabytes: 20 });
      const { bytes, headers } = await get(FEED);
      expect(bytes.length, name).toBeLessThan(50_000);
      const [first, second] = openings[headers['content-encoding'] as keyof typeof openings];
      const opened = first();
      const last = second === undefined ? opened : opened.pipe(second());
      let size = 0;
      last.on('data', (chunk: Buffer) => {
        size += chunk.length;
      });
      opened.end(bytes);
      await new Promise((resolve) => last.on('end', resolve));
      expect(size, name).toBe(20 * 2 ** 20);
    }
  });

  test('feeds are broken in each way they can be', async () => {
    const { get, put } = await startTest(onTestFinished);
    const whole = (await get(FEED)).text;
    const items = (text: string) => text.split('<item>').length - 1;
    const broken = async (fault: string) => {
      await put('/__faults?host=elfaro.example', { [fault]: 1 });
      return get(FEED);
    };
    expect((await broken('truncated')).text).toBe(whole.slice(0, Math.floor(whole.length * 0.6)));
    expect((await broken('wrong_entities')).text).toContain('Tom & Jerry &nbsp;');
    expect((await broken('control_characters')).text).toContain('\u0000\u0008');
    expect((await broken('byte_order_marks')).bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
    expect((await broken('wrong_prolog')).text).toMatch(/^\s+<\?xml version="7.3"/);
    expect(items((await broken('empty_feed')).text)).toBe(0);
    const guids = [...(await broken('duplicate_guids')).text.matchAll(/<guid[^>]*>([^<]*)/g)].map(([, guid]) => guid);
    expect(new Set(guids).size).toBe(1);
    expect((await broken('future_dates')).text).toMatch(/<pubDate>[^<]* 20(2[7-9]|[3-5]\d) /);
    expect((await broken('absurd_dates')).text).toContain('<pubDate>31 Feb 2026 25:61:00 GMT');
    expect(items((await broken('huge_feed')).text)).toBe(10_000);
    expect((await broken('wrong_charset')).headers['content-type']).toContain('utf-16');
    expect((await broken('wrong_content_type')).headers['content-type']).toMatch(/^image\/png/);
    expect((await get(FEED)).text).toBe(whole);
  });

  test('a site looks different from one day to the next', async () => {
    const { get, put, truths } = await startTest(onTestFinished);
    const [article] = (await truths()).filter(({ host }) => host === 'elfaro.example');
    const before = (await get(article?.url ?? '')).text;
    await put('/__faults?host=elfaro.example', { changed_layout: 1 });
    const after = (await get(article?.url ?? '')).text;
    expect(before).toContain('<article>');
    expect(after).not.toContain('<article>');
    expect(after).toContain(article?.body.split('\n\n')[0]);
  });
});
