import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startTestObjectStorage } from '../../../test/object-storage-stand-in.ts';
import { openDiskStorage } from './disk-storage.ts';
import type { ObjectStorage } from './object-storage.ts';
import { openObjectStorage } from './open-object-storage.ts';
import { openS3Storage } from './s3-storage.ts';

const WEBP = 'image/webp';
const ZIP = 'application/zip';

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'poliedro-storage-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

interface Opened {
  storage: ObjectStorage;
  keys(): Promise<string[]>;
}

const DRIVERS: Readonly<Record<string, () => Promise<Opened>>> = {
  async disk() {
    const folder = join(await temporaryFolder(), 'made', 'when-needed');
    return {
      storage: openDiskStorage(folder),
      async keys() {
        const entries = await readdir(folder, { recursive: true, withFileTypes: true });
        return entries
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
      },
    };
  },
  async s3() {
    const server = await startTestObjectStorage();
    return { storage: openS3Storage(server), keys: () => server.keys() };
  },
};

describe.each(Object.entries(DRIVERS))('the object storage on %s', (_name, openDriver) => {
  test('gives back what it was given, byte by byte', async () => {
    const { storage, keys } = await openDriver();
    const bytes = randomBytes(300_000);
    await storage.put('fotos/a-1_B.webp', bytes, WEBP);
    await storage.put('exportaciones/7.zip', Buffer.alloc(0), ZIP);
    expect(await storage.get('fotos/a-1_B.webp')).toEqual({ bytes, type: WEBP });
    expect(await storage.get('exportaciones/7.zip')).toEqual({ bytes: Buffer.alloc(0), type: ZIP });
    expect((await keys()).sort()).toEqual(['exportaciones/7.zip', 'fotos/a-1_B.webp']);
  });

  test('has nothing where nothing was put, and where it was deleted', async () => {
    const { storage } = await openDriver();
    await storage.put('fotos/x.webp', Buffer.from('one'), WEBP);
    expect(await storage.get('fotos/y.webp')).toBeNull();
    await storage.delete('fotos/x.webp');
    expect(await storage.get('fotos/x.webp')).toBeNull();
    await expect(storage.delete('fotos/x.webp')).resolves.toBeUndefined();
  });

  test('takes in pieces what is too large for memory, and gives it back in pieces', async () => {
    const { storage, keys } = await openDriver();
    const bytes = randomBytes(3_000_000);
    async function* cut() {
      for (let at = 0; at < bytes.length; at += 700_000) yield bytes.subarray(at, at + 700_000);
    }
    expect(await storage.putPieces('exports/7.zip', cut(), ZIP)).toBe(bytes.length);
    const pieces: Buffer[] = [];
    for await (const piece of (await storage.open('exports/7.zip')) ?? []) pieces.push(Buffer.from(piece));
    expect(Buffer.concat(pieces).equals(bytes)).toBe(true);
    expect(pieces.length).toBeGreaterThan(1);
    expect(await storage.open('exports/8.zip')).toBeNull();
    expect(await keys()).toEqual(['exports/7.zip']);
  });

  test('keeps nothing of pieces that break off, and says why', async () => {
    const { storage, keys } = await openDriver();
    async function* breakOff() {
      yield Buffer.from('half');
      throw new Error('the database is gone');
    }
    await storage.put('fotos/x.webp', Buffer.from('whole'), WEBP);
    await expect(storage.putPieces('exports/7.zip', breakOff(), ZIP)).rejects.toThrow('the database is gone');
    expect(await keys()).toEqual(['fotos/x.webp']);
  });

  test('has one of two versions that are written at once, whole', async () => {
    const { storage, keys } = await openDriver();
    const versions = Array.from({ length: 8 }, (_, i) => Buffer.alloc(200_000, i));
    await Promise.all(versions.map((bytes) => storage.put('fotos/x.webp', bytes, WEBP)));
    const found = await storage.get('fotos/x.webp');
    expect(versions.some((bytes) => found?.bytes.equals(bytes))).toBe(true);
    expect(await keys()).toEqual(['fotos/x.webp']);
  });

  test.each([
    '../x.webp',
    'fotos/../../x.webp',
    '/etc/x.webp',
    'fotos//x.webp',
    'fotos\\..\\x.webp',
    'fotos/%2e%2e/x.webp',
    'fotos/.x.webp',
    'fotos/x.webp\0',
    'fotos/x.webp?acl',
    'fotos/x.html',
    'fotos/x',
    '',
    `${'x'.repeat(250)}.webp`,
  ])('refuses the key %j', async (key) => {
    const { storage } = await openDriver();
    await expect(storage.put(key, Buffer.from('x'), WEBP)).rejects.toThrow('not a key');
    await expect(storage.putPieces(key, (async function* () {})(), WEBP)).rejects.toThrow('not a key');
    await expect(storage.get(key)).rejects.toThrow('not a key');
    await expect(storage.open(key)).rejects.toThrow('not a key');
    await expect(storage.delete(key)).rejects.toThrow('not a key');
  });

  test('refuses a type that the key does not say', async () => {
    const { storage } = await openDriver();
    await expect(storage.put('fotos/x.webp', Buffer.from('x'), 'text/html')).rejects.toThrow('does not end as');
  });
});

describe('a disk that fails', () => {
  test('is told by its code, without a path', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'fotos'), 'a file where a folder should be');
    const failing = openDiskStorage(folder).put('fotos/x.webp', Buffer.from('x'), WEBP);
    await expect(failing).rejects.toMatchObject({
      statusCode: 503,
      message: expect.stringMatching(/^the object storage failed on disk: E[A-Z]+$/),
    });
  });
});

describe('a bucket that fails', () => {
  test('is told by its status, and works again afterwards', async () => {
    const server = await startTestObjectStorage();
    const storage = openS3Storage(server);
    await server.setFaults({ fail: 1 });
    await expect(storage.put('fotos/x.webp', Buffer.from('x'), WEBP)).rejects.toMatchObject({
      statusCode: 503,
      message: 'the object storage answered 500 to PUT',
    });
    await storage.put('fotos/x.webp', Buffer.from('x'), WEBP);
    expect((await storage.get('fotos/x.webp'))?.bytes.toString()).toBe('x');
  });

  test('is not waited for longer than agreed', async () => {
    const server = await startTestObjectStorage();
    await server.setFaults({ hang: 1 });
    const started = performance.now();
    await expect(openS3Storage({ ...server, timeoutMs: 200 }).get('fotos/x.webp')).rejects.toThrow(
      'the object storage did not answer GET in time',
    );
    expect(performance.now() - started).toBeLessThan(2000);
  });

  test('refuses another secret, and a bucket that is not there takes nothing', async () => {
    const server = await startTestObjectStorage();
    const wrong = openS3Storage({ ...server, secretAccessKey: 'another' });
    await expect(wrong.put('fotos/x.webp', Buffer.from('x'), WEBP)).rejects.toThrow('answered 403 to PUT');
    await expect(wrong.get('fotos/x.webp')).rejects.toThrow('answered 403 to GET');
    await expect(wrong.delete('fotos/x.webp')).rejects.toThrow('answered 403 to DELETE');
    const elsewhere = openS3Storage({ ...server, bucket: 'otro' });
    await expect(elsewhere.put('fotos/x.webp', Buffer.from('x'), WEBP)).rejects.toThrow('answered 404 to PUT');
    expect(await server.keys()).toEqual([]);
  });

  test('that nobody answers for is told so', async () => {
    const storage = openS3Storage({ ...(await startTestObjectStorage()), endpoint: 'http://127.0.0.1:1' });
    await expect(storage.get('fotos/x.webp')).rejects.toThrow('the object storage could not be reached for GET');
  });
});

test('the settings choose the driver', async () => {
  const folder = await temporaryFolder();
  const server = await startTestObjectStorage();
  await openObjectStorage({ STORAGE_DIR: folder }).put('fotos/x.webp', Buffer.from('x'), WEBP);
  expect([await readdir(folder), await server.keys()]).toEqual([['fotos'], []]);
  const bucket = openObjectStorage({
    STORAGE_DIR: folder,
    S3_ENDPOINT: `${server.endpoint}/`,
    S3_BUCKET: server.bucket,
    S3_REGION: server.region,
    S3_ACCESS_KEY_ID: server.accessKeyId,
    S3_SECRET_ACCESS_KEY: server.secretAccessKey,
  });
  await bucket.put('fotos/y.webp', Buffer.from('y'), WEBP);
  expect([await readdir(join(folder, 'fotos')), await server.keys()]).toEqual([['x.webp'], ['fotos/y.webp']]);
});
