import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const complete = {
  AUTH_SECRET: 'a'.repeat(32),
  DATABASE_URL: 'postgres://poliedro@127.0.0.1:5432/poliedro',
  REDIS_QUEUE_URL: 'redis://127.0.0.1:6379',
  REDIS_CACHE_URL: 'redis://127.0.0.1:6380',
};

describe('the configuration', () => {
  test('has a default for everything that is not an address of a service', () => {
    const config = readConfig(complete);
    expect(config.PORT).toBe(3000);
    expect(config.RESPONSE_CACHE).toBe(true);
  });

  test('lists every fault at once', () => {
    const faulty = {
      ...complete,
      DATABASE_URL: 'mysql://x',
      PORT: '99999',
      LOG_LEVEL: 'loud',
      REDIS_QUEUE_URL: undefined,
    };
    let caught: unknown;
    try {
      readConfig(faulty);
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(ConfigError);
    expect((caught as ConfigError).faults.map((fault) => fault.split(':')[0]).sort()).toEqual([
      'DATABASE_URL',
      'LOG_LEVEL',
      'PORT',
      'REDIS_QUEUE_URL',
    ]);
  });

  test('treats an empty value as not given and drops the trailing slash of the origin', () => {
    const config = readConfig({ ...complete, PORT: '', PUBLIC_ORIGIN: 'https://poliedro.example/' });
    expect(config.PORT).toBe(3000);
    expect(config.PUBLIC_ORIGIN).toBe('https://poliedro.example');
  });

  test('names where else we are, and nothing that is no address', () => {
    const linksOf = (SOCIAL_LINKS: string) => readConfig({ ...complete, SOCIAL_LINKS }).SOCIAL_LINKS;
    expect(readConfig(complete).SOCIAL_LINKS).toEqual([]);
    expect(linksOf('Mastodon=https://social.example/@poliedro, Bluesky = https://bsky.example/x?a=b')).toEqual([
      { nombre: 'Mastodon', url: 'https://social.example/@poliedro' },
      { nombre: 'Bluesky', url: 'https://bsky.example/x?a=b' },
    ]);
    for (const wrong of [
      'https://social.example',
      '=https://social.example',
      'X=javascript:alert(1)',
      'X=https://',
      ',',
    ]) {
      expect(() => linksOf(wrong), wrong).toThrow(/1 fault|2 faults/);
    }
  });

  test('leads names of nobody to this machine, and no other name anywhere', () => {
    const routesOf = (FETCH_ROUTES: string) => readConfig({ ...complete, FETCH_ROUTES }).FETCH_ROUTES;
    expect(readConfig(complete).FETCH_ROUTES).toEqual([]);
    expect(routesOf('example=127.0.0.1:8090, prensa.test=127.0.0.2:80')).toEqual([
      { suffix: 'example', host: '127.0.0.1', port: 8090 },
      { suffix: 'prensa.test', host: '127.0.0.2', port: 80 },
    ]);
    for (const wrong of [
      ...['com=127.0.0.1:8090', 'example.com=127.0.0.1:8090', '*=127.0.0.1:8090', '=127.0.0.1:80', 'example'],
      ...['example=10.0.0.1:80', 'example=127.0.0.1', 'example=127.0.0.1:0', 'example=127.0.0.1:65536'],
      ...['example=127.0.0.1:80,', 'example=127.0.0.1:80,org=127.0.0.1:80', 'example=127.0.0.256:80', 'example=db:80'],
    ]) {
      expect(() => routesOf(wrong), wrong).toThrow(/1 fault:\n {2}- FETCH_ROUTES: /);
    }
  });

  test('wants all of a bucket or nothing of it', () => {
    expect(readConfig(complete)).toMatchObject({ STORAGE_DIR: '.storage' });
    const bucket = {
      S3_ENDPOINT: 'https://s3.example',
      S3_BUCKET: 'poliedro',
      S3_REGION: 'eu-south-2',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    expect(readConfig({ ...complete, ...bucket })).toMatchObject(bucket);
    expect(() => readConfig({ ...complete, ...bucket, PORT: 'x', S3_REGION: '', S3_BUCKET: undefined })).toThrow(
      /3 faults:\n {2}- PORT: .*\n {2}- S3_BUCKET: needed .*\n {2}- S3_REGION: needed/,
    );
  });

  test('wants all of the card provider or nothing of it, and no start with an empty secret', () => {
    expect(readConfig(complete).STRIPE_SECRET_KEY).toBeUndefined();
    const provider = {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLIC_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_new_and_long_enough, whsec_old_and_long_enough',
      STRIPE_PRICE_SUPPORTER: 'price_1',
      STRIPE_PRICE_PATRON: 'price_2',
      STRIPE_PRICE_CHAMPION: 'price_3',
    };
    expect(readConfig({ ...complete, ...provider })).toMatchObject({
      STRIPE_WEBHOOK_SECRET: ['whsec_new_and_long_enough', 'whsec_old_and_long_enough'],
      STRIPE_API_URL: 'https://api.stripe.com',
    });
    for (const STRIPE_WEBHOOK_SECRET of ['', undefined])
      expect(() => readConfig({ ...complete, ...provider, STRIPE_WEBHOOK_SECRET })).toThrow(
        /1 fault:\n {2}- STRIPE_WEBHOOK_SECRET: needed/,
      );
    for (const STRIPE_WEBHOOK_SECRET of [',', 'short', 'whsec_new_and_long_enough,'])
      expect(() => readConfig({ ...complete, ...provider, STRIPE_WEBHOOK_SECRET })).toThrow(/STRIPE_WEBHOOK_SECRET/);
    expect(() => readConfig({ ...complete, STRIPE_WEBHOOK_SECRET: '' })).toThrow(/6 faults/);
  });

  test('wants what the chosen way to embed needs', () => {
    expect(readConfig({ ...complete, EMBEDDINGS: 'none' })).toMatchObject({ EMBEDDINGS: 'none' });
    expect(() => readConfig({ ...complete, EMBEDDINGS: 'local' })).toThrow(/EMBEDDING_MODEL_DIR: needed/);
    const server = { ...complete, EMBEDDINGS: 'server', EMBEDDING_URL: 'https://embeddings.example/v1' };
    expect(() => readConfig({ ...server, PORT: 'x', EMBEDDING_URL: '' })).toThrow(
      /3 faults:\n {2}- PORT: .*\n {2}- EMBEDDING_URL: needed .*\n {2}- EMBEDDING_MODEL: needed/,
    );
    expect(readConfig({ ...server, EMBEDDING_MODEL: 'm' })).toMatchObject({ EMBEDDING_MODEL: 'm' });
  });

  test('wants a name and a price of every language model that is used', () => {
    expect(readConfig(complete)).toMatchObject({
      MODEL_PROVIDER: 'none',
      MODEL_DAILY_EUROS: { claims: 4, write: 4, judge: 1, translate: 3 },
    });
    const model = { ...complete, MODEL_PROVIDER: 'mistral', MODEL_NAME: 'org/large', MODEL_PRICES: 'org/large=2/6.5' };
    expect(readConfig({ ...model, MODEL_DAILY_EUROS: 'write=10, judge=0' })).toMatchObject({
      MODEL_PRICES: { 'org/large': { input: 2, output: 6.5 } },
      MODEL_DAILY_EUROS: { claims: 4, write: 10, judge: 0, translate: 3 },
    });
    expect(() => readConfig({ ...model, MODEL_FOR_TASKS: 'judge=small' })).toThrow(
      /MODEL_PRICES: has no price for small/,
    );
    expect(() => readConfig({ ...model, MODEL_PROVIDER: 'openai-compatible' })).toThrow(/MODEL_URL: needed/);
    for (const [name, wrong] of [
      ...['m=1', 'm=1/2/3', 'm=-1/2', 'm=a/b', '=1/2'].map((value) => ['MODEL_PRICES', value]),
      ...['write', 'write=', 'write=-1', 'read=1'].map((value) => ['MODEL_DAILY_EUROS', value]),
      ['MODEL_FOR_TASKS', 'read=m'],
    ]) {
      expect(() => readConfig({ ...complete, [name ?? '']: wrong }), wrong).toThrow(
        new RegExp(`1 fault:\n {2}- ${name}`),
      );
    }
  });
});
