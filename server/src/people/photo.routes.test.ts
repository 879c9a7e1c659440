import { randomBytes } from 'node:crypto';
import { PHOTO_MAX_BYTES } from '@poliedro/contracts/profiles';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { startTestObjectStorage } from '../../test/object-storage-stand-in.ts';
import { Reader } from '../../test/reader.ts';
import { addPerson, signInAs } from '../../test/signed-in.ts';

const ADDRESS = '/api/user/bio/photo';

const upload = (reader: Reader, bytes: Uint8Array, type = 'image/jpeg', path = ADDRESS) =>
  reader.upload<{ bio_foto_url?: string; code?: string }>(path, bytes, type);

const picture = (width: number, height: number, background = 'red') =>
  sharp({ create: { width, height, channels: 3, background } });

const fetchPhoto = (app: TestApp, url: string | undefined) => fetch(app.origin + url);
const photoUrl = async (reader: Reader) =>
  (await reader.get<{ user: { bio_foto_url: string | null } }>('/api/me')).body.user.bio_foto_url;

async function author(app: TestApp): Promise<Reader> {
  return signInAs(app, await addPerson(app, { rol: 'investigador' }));
}

describe('a photo', () => {
  test.each([
    ['image/jpeg', 'jpeg'],
    ['image/png', 'png'],
    ['image/webp', 'webp'],
    ['image/avif', 'avif'],
  ] as const)('of type %s becomes a square of our own, kept by browsers for ever', async (type, format) => {
    const app = await startTestApp();
    const reader = await author(app);
    const { status, body } = await upload(reader, await picture(900, 300).toFormat(format).toBuffer(), type);
    expect(status).toBe(200);
    expect(body.bio_foto_url).toMatch(/^\/fotos\/[\w-]{22}\.webp$/);
    expect(await photoUrl(reader)).toBe(body.bio_foto_url);
    const answer = await fetchPhoto(app, body.bio_foto_url);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, s-maxage=86400, immutable');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const made = await sharp(await answer.arrayBuffer()).metadata();
    expect([made.format, made.width, made.height]).toEqual(['webp', 512, 512]);
  });

  test('stands upright and says nothing of where it was taken', async () => {
    const app = await startTestApp();
    const reader = await author(app);
    const upper = await picture(600, 300, 'blue').png().toBuffer();
    const taken = await picture(600, 600, 'red')
      .composite([{ input: upper, top: 0, left: 0 }])
      .withExif({ IFD0: { Make: 'Camara Secreta' }, IFD3: { GPSLatitude: '19/1 25/1 0/1' } })
      .withMetadata({ orientation: 3 })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const { body } = await upload(reader, taken);
    const bytes = Buffer.from(await (await fetchPhoto(app, body.bio_foto_url)).arrayBuffer());
    const { exif, icc, xmp, orientation } = await sharp(bytes).metadata();
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(bytes.toString('latin1')).not.toContain('Secreta');
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const at = (y: number) => [...data.subarray((y * info.width + 256) * info.channels).subarray(0, 3)];
    const [top, bottom] = [at(50), at(460)];
    expect([top[0] ?? 0, bottom[2] ?? 0].every((strong) => strong > 200)).toBe(true);
    expect([top[2] ?? 255, bottom[0] ?? 255].every((weak) => weak < 60)).toBe(true);
  });

  test('is one picture even where the file holds a film', async () => {
    const app = await startTestApp();
    const frames = await Promise.all(['red', 'blue'].map((color) => picture(64, 64, color).png().toBuffer()));
    const film = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect((await sharp(film, { animated: true }).metadata()).pages).toBe(2);
    const { body } = await upload(await author(app), film, 'image/webp');
    const made = await sharp(await (await fetchPhoto(app, body.bio_foto_url)).arrayBuffer(), {
      animated: true,
    }).metadata();
    expect([made.pages ?? 1, made.height]).toEqual([1, 512]);
  });

  test('is refused where it is no photo, whatever it is called', async () => {
    const app = await startTestApp();
    const reader = await author(app);
    const whole = await picture(400, 400).png().toBuffer();
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    );
    const gif = await picture(20, 20).gif().toBuffer();
    const huge = await sharp({
      create: { width: 16_000, height: 16_000, channels: 3, background: 'red' },
      limitInputPixels: false,
    })
      .png()
      .toBuffer();
    expect(huge.length).toBeLessThan(PHOTO_MAX_BYTES);
    for (const [name, bytes] of Object.entries({
      svg,
      gif,
      huge,
      noise: randomBytes(5000),
      nothing: Buffer.alloc(0),
      half: whole.subarray(0, Math.floor(whole.length / 2)),
      head: Buffer.concat([whole.subarray(0, 8), randomBytes(500)]),
    })) {
      const { status, body } = await upload(reader, bytes, 'image/png');
      expect([name, status, body.code]).toEqual([name, 400, 'photo_unreadable']);
    }
    expect(await photoUrl(reader)).toBeNull();
  });

  test('is taken as one of the named types alone', async () => {
    const app = await startTestApp();
    const reader = await author(app);
    const bytes = await picture(20, 20).png().toBuffer();
    for (const type of ['image/svg+xml', 'image/gif', 'text/html', 'application/octet-stream', 'application/json']) {
      const { status, body } = await upload(reader, bytes, type);
      expect([type, status, body.code]).toEqual([type, 400, 'invalid_request']);
    }
    const elsewhere = await upload(reader, bytes, 'image/png', '/api/user/bio');
    expect([elsewhere.status, elsewhere.body.code]).toEqual([400, 'invalid_request']);
  });

  test('may weigh so much and not more', async () => {
    const app = await startTestApp();
    const reader = await author(app);
    const photo = await picture(50, 50).jpeg().toBuffer();
    const most = Buffer.concat([photo, Buffer.alloc(PHOTO_MAX_BYTES - photo.length)]);
    expect((await upload(reader, most)).status).toBe(200);
    const more = await upload(reader, Buffer.concat([most, Buffer.alloc(1)]));
    expect([more.status, more.body.code]).toEqual([413, 'photo_too_large']);
  });

  test('takes the place of the old one, and leaves nothing when it is taken away', async () => {
    const app = await startTestApp({ config: { RESPONSE_CACHE: 'false' } });
    const reader = await author(app);
    const bytes = await picture(50, 50).jpeg().toBuffer();
    const first = (await upload(reader, bytes)).body.bio_foto_url;
    const second = (await upload(reader, bytes)).body.bio_foto_url;
    expect(first).not.toBe(second);
    expect([(await fetchPhoto(app, first)).status, (await fetchPhoto(app, second)).status]).toEqual([404, 200]);
    expect((await reader.send('DELETE', ADDRESS)).status).toBe(200);
    expect((await fetchPhoto(app, second)).status).toBe(404);
    expect(await photoUrl(reader)).toBeNull();
    expect((await reader.send('DELETE', ADDRESS)).status).toBe(200);
  });

  test('belongs to its author: others cannot change it, and readers have none', async () => {
    const app = await startTestApp({ config: { RESPONSE_CACHE: 'false' } });
    const reader = await author(app);
    const bytes = await picture(50, 50).jpeg().toBuffer();
    const url = (await upload(reader, bytes)).body.bio_foto_url;
    const other = await author(app);
    await upload(other, bytes);
    await other.send('DELETE', ADDRESS);
    expect([(await fetchPhoto(app, url)).status, await photoUrl(reader)]).toEqual([200, url]);
    const lector = await signInAs(app, await addPerson(app));
    expect(await upload(lector, bytes)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await upload(new Reader(app), bytes)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect((await lector.send('DELETE', ADDRESS)).status).toBe(403);
  });

  test.each(['/fotos/x.webp', '/fotos/..%2f..%2fetc%2fpasswd', `/fotos/${'a'.repeat(22)}.webp`, '/fotos/'])(
    'is not found at %s',
    async (path) => {
      const app = await startTestApp();
      const answer = await fetchPhoto(app, path);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    },
  );

  test('is kept in a bucket where one is named; without it the old photo stays', async () => {
    const bucket = await startTestObjectStorage();
    const app = await startTestApp({
      config: {
        RESPONSE_CACHE: 'false',
        S3_ENDPOINT: bucket.endpoint,
        S3_BUCKET: bucket.bucket,
        S3_REGION: bucket.region,
        S3_ACCESS_KEY_ID: bucket.accessKeyId,
        S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
      },
    });
    const reader = await author(app);
    const bytes = await picture(50, 50).jpeg().toBuffer();
    const url = (await upload(reader, bytes)).body.bio_foto_url;
    expect(await bucket.keys()).toEqual([url?.slice(1)]);
    await bucket.setFaults({ fail: 1 });
    expect(await upload(reader, bytes)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect([(await fetchPhoto(app, url)).status, await photoUrl(reader)]).toEqual([200, url]);
    expect(await bucket.keys()).toEqual([url?.slice(1)]);
  });
});
