import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Redis, ReplyError } from 'ioredis';

/** The right to ask one host for something; others may have it at the same time, up to a limit. */
export interface Turn {
  end(): Promise<void>;
}

/** In how many milliseconds to ask for a turn again. */
export interface NotNow {
  readonly inMs: number;
}

/** Who may ask a host when, over all processes. */
export interface Pace {
  /** Waits for a turn that comes soon. Turns of one host begin at least `delayMs` after one another. */
  take(host: string, delayMs: number): Promise<Turn | NotNow>;
  /** Nobody gets a turn for so long. */
  pause(host: string, ms: number): Promise<void>;
}

interface PaceOptions {
  readonly turnsAtATime: number;
  /** Longer than anything done in a turn: after that whoever has it is taken for dead. */
  readonly longestTurnMs: number;
}

const PATIENCE_MS = 2000;
const LOOK_AGAIN_MS = 150;
/** Between the times told to those who are sent away, where the host wants no longer ones. */
const SHORTEST_STEP_MS = 1000;
const WITHOUT_REDIS_MS = 5000;

/**
 * By Redis's own clock, as those of the machines differ. A turn is given with the moment it begins; who is sent away is
 * told a moment of their own, so that a crowd does not come back all at once.
 */
const TAKE = `
local turns, times = KEYS[1], KEYS[2]
local id, at_a_time, longest = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3])
local delay, patience, step = tonumber(ARGV[4]), tonumber(ARGV[5]), tonumber(ARGV[6])
local clock = redis.call('time')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
local known = redis.call('hmget', times, 'began', 'paused', 'promised')
local began, paused, promised = tonumber(known[1] or 0), tonumber(known[2] or 0), tonumber(known[3] or 0)
local begins = math.max(now, began + delay, paused)
redis.call('zremrangebyscore', turns, '-inf', now)
local busy = redis.call('zcard', turns) >= at_a_time
if begins - now <= patience then
  if not busy then
    redis.call('zadd', turns, begins + longest, id)
    redis.call('pexpire', turns, begins - now + longest)
    redis.call('hset', times, 'began', begins)
    redis.call('pexpire', times, math.max(begins, paused, promised) - now + delay + longest)
    return {'go', begins - now}
  end
  if patience > 0 then return {'busy', 0} end
end
promised = math.max(busy and begins + step or begins, promised + step)
redis.call('hset', times, 'promised', promised)
redis.call('pexpire', times, math.max(promised, paused) - now + delay + longest)
return {'later', math.max(promised - now, 1)}`;

const PAUSE = `
local clock = redis.call('time')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
local until_then = math.max(now + ARGV[1], tonumber(redis.call('hget', KEYS[1], 'paused') or 0))
redis.call('hset', KEYS[1], 'paused', until_then)
redis.call('pexpire', KEYS[1], math.max(until_then - now, redis.call('pttl', KEYS[1])))
return 'OK'`;

const turnsKey = (host: string) => `visits:{${host}}:turns`;
const timesKey = (host: string) => `visits:{${host}}:times`;

/** Takes a connection that fails soon: without Redis nobody gets a turn. */
export function createPace(redis: Redis, { turnsAtATime, longestTurnMs }: PaceOptions): Pace {
  const giveBack = (host: string, id: string) => redis.zrem(turnsKey(host), id).then(nothing, nothing);
  type Answer = ['go' | 'busy' | 'later', number];
  const row = createRow();
  const awaited = new Map<string, () => void>();

  /** Others may be ended by other processes, which nobody here hears of. */
  async function untilATurnEnds(host: string, ms: number): Promise<void> {
    const woken = Promise.withResolvers<void>();
    awaited.set(host, woken.resolve);
    const timer = setTimeout(woken.resolve, ms);
    await woken.promise;
    clearTimeout(timer);
    awaited.delete(host);
  }

  async function ask(host: string, id: string, delayMs: number, patienceMs: number): Promise<Answer> {
    const step = Math.max(delayMs, SHORTEST_STEP_MS);
    const values = [id, turnsAtATime, longestTurnMs, delayMs, patienceMs, step];
    try {
      return (await redis.eval(TAKE, 2, turnsKey(host), timesKey(host), ...values)) as Answer;
    } catch (error) {
      if (error instanceof ReplyError) throw error;
      // It may have been given all the same.
      void giveBack(host, id);
      return ['later', WITHOUT_REDIS_MS];
    }
  }

  async function askUntilAnswered(host: string, id: string, delayMs: number, patientUntil: number): Promise<Answer> {
    for (;;) {
      const patience = Math.max(Math.round(patientUntil - performance.now()), 0);
      const answer = await ask(host, id, Math.round(delayMs), patience);
      if (answer[0] !== 'busy') return answer;
      await untilATurnEnds(host, Math.min(LOOK_AGAIN_MS, patience));
    }
  }

  async function end(host: string, id: string): Promise<void> {
    await giveBack(host, id);
    awaited.get(host)?.();
  }

  return {
    async take(host, delayMs) {
      const id = randomUUID();
      const patientUntil = performance.now() + PATIENCE_MS;
      const [said, ms] = await row.wait(host, () => askUntilAnswered(host, id, delayMs, patientUntil));
      if (said !== 'go') return { inMs: ms };
      await sleep(ms);
      return { end: () => end(host, id) };
    },
    async pause(host, ms) {
      await redis.eval(PAUSE, 1, timesKey(host), Math.round(ms));
    },
  };
}

/** Those of one name do their work one after the other, in the order in which they came. */
function createRow() {
  const last = new Map<string, Promise<unknown>>();
  return {
    wait<T>(name: string, work: () => Promise<T>): Promise<T> {
      const done = (last.get(name) ?? Promise.resolve()).then(work, work);
      last.set(name, done);
      const leave = () => last.get(name) === done && last.delete(name);
      done.then(leave, leave);
      return done;
    },
  };
}

/** A turn that could not be given back ends by itself. */
function nothing(): void {}
