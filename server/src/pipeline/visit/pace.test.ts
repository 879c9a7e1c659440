import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startProxy, through } from '../../../test/proxy.ts';
import { openPatientRedis } from '../../platform/redis.ts';
import { createPace, type NotNow, type Pace, type Turn } from './pace.ts';

const REDIS_URL = process.env.REDIS_QUEUE_URL ?? '';

/** Each call is another process, as far as Redis can tell. */
async function openPace({ longestTurnMs = 20_000, url = REDIS_URL } = {}) {
  const redis = openPatientRedis(url, () => {});
  onTestFinished(() => redis.disconnect());
  await expect.poll(() => redis.status).toBe('ready');
  return createPace(redis, { turnsAtATime: 2, longestTurnMs });
}

const newHost = () => `${randomBytes(6).toString('hex')}.example`;
const isTurn = (given: Turn | NotNow): given is Turn => 'end' in given;

async function getTurn(given: Promise<Turn | NotNow>): Promise<Turn> {
  const turn = await given;
  if (!isTurn(turn)) throw new Error(`no turn for ${turn.inMs} ms`);
  return turn;
}

async function getNotNow(given: Promise<Turn | NotNow>): Promise<number> {
  const answer = await given;
  if (isTurn(answer)) throw new Error('a turn');
  return answer.inMs;
}

describe('the pace of a host', () => {
  test('is one for all processes: turns begin apart from each other, two at a time', async () => {
    const host = newHost();
    const processes = await Promise.all([openPace(), openPace(), openPace()]);
    const begun: number[] = [];
    let open = 0;
    let most = 0;
    const asked = performance.now();
    const visit = async (pace: Pace) => {
      const turn = await getTurn(pace.take(host, 200));
      begun.push(performance.now() - asked);
      open += 1;
      most = Math.max(most, open);
      await sleep(250);
      open -= 1;
      await turn.end();
    };
    await Promise.all([...processes, ...processes.slice(1)].map(visit));
    expect(most).toBe(2);
    // However late a busy machine is, nobody is early.
    for (const [index, at] of begun.entries()) expect(at).toBeGreaterThan(index * 200 - 20);
  });

  test('leaves other hosts alone', async () => {
    const pace = await openPace();
    const turns = await Promise.all([1, 2, 3].map(() => pace.take(newHost(), 60_000)));
    expect(turns.every(isTurn)).toBe(true);
  });

  test('sends away who would wait long, each to a moment of their own', async () => {
    const host = newHost();
    const [one, other] = await Promise.all([openPace(), openPace()]);
    await (await getTurn(one.take(host, 10_000))).end();
    const told: number[] = [];
    for (const pace of [one, other, one]) told.push(await getNotNow(pace.take(host, 10_000)));
    for (const [index, ms] of told.entries()) {
      expect(ms).toBeLessThanOrEqual((index + 1) * 10_000);
      expect(ms).toBeGreaterThan((index + 1) * 10_000 - 3000);
    }
  });

  test('lets somebody in as soon as one of two is done, and sends away who has waited in vain', async () => {
    const host = newHost();
    const pace = await openPace();
    const [first] = [await getTurn(pace.take(host, 0)), await getTurn(pace.take(host, 0))];
    const waiting = pace.take(host, 0);
    await sleep(300);
    await first.end();
    expect(isTurn(await waiting)).toBe(true);
    expect(await getNotNow(pace.take(host, 0))).toBeGreaterThanOrEqual(1000);
  });

  test('lets those of one process in as they came', async () => {
    const host = newHost();
    const pace = await openPace();
    const open = [await getTurn(pace.take(host, 0)), await getTurn(pace.take(host, 0))];
    const order: number[] = [];
    const waiting = [1, 2, 3].map(async (place) => {
      const turn = await getTurn(pace.take(host, 0));
      order.push(place);
      await turn.end();
    });
    for (const turn of open) await turn.end();
    await Promise.all(waiting);
    expect(order).toEqual([1, 2, 3]);
  });

  test('sends away all who have waited in vain, however many were before them', async () => {
    const host = newHost();
    const pace = await openPace();
    for (const _ of [1, 2]) await getTurn(pace.take(host, 0));
    const began = performance.now();
    const told = await Promise.all([1, 2, 3, 4].map(() => getNotNow(pace.take(host, 0))));
    expect(Math.min(...told)).toBeGreaterThanOrEqual(1000);
    expect(new Set(told).size).toBe(4);
    expect(performance.now() - began).toBeLessThan(4000);
  });

  test('takes back the turn of a process that is gone', async () => {
    const host = newHost();
    const gone = await openPace({ longestTurnMs: 1000 });
    const pace = await openPace();
    await getTurn(gone.take(host, 0));
    await getTurn(gone.take(host, 0));
    expect(isTurn(await pace.take(host, 0))).toBe(true);
  });

  test('stops while the host is paused, and a shorter pause does not end a longer one', async () => {
    const host = newHost();
    const [one, other] = await Promise.all([openPace(), openPace()]);
    await one.pause(host, 60_000);
    await other.pause(host, 1000);
    expect(await getNotNow(other.take(host, 0))).toBeGreaterThan(50_000);
  });

  test('lets nobody in while Redis is away, and goes on afterwards', async () => {
    const cable = await startProxy(new URL(REDIS_URL));
    const pace = await openPace({ url: through(cable, REDIS_URL) });
    const host = newHost();
    const turn = await getTurn(pace.take(host, 0));
    cable.cut();
    expect(await getNotNow(pace.take(host, 0))).toBeGreaterThan(0);
    await turn.end();
    cable.restore();
    await expect.poll(async () => isTurn(await pace.take(host, 0)), { timeout: 8000 }).toBe(true);
  });
});
