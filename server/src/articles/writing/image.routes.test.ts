import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32 } from 'node:zlib';
import { IMAGE_BYTES_MAX, IMAGES_TOTAL_MAX } from '@poliedro/contracts/article-body/limits';
import type { StoredImage } from '@poliedro/contracts/writing';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { startTestObjectStorage } from '../../../test/object-storage-stand-in.ts';
import { Reader } from '../../../test/reader.ts';
import { arriveAuthor, doc, paragraph, text, write } from '../../../test/writing.ts';

const PATH = '/api/user/articles/images';
const COPY = `${PATH}/copy`;

const picture = (width: number, height: number, background = 'red') =>
  sharp({ create: { width, height, channels: 3, background } });

const upload = (reader: Reader, bytes: Uint8Array, type = 'image/png') =>
  reader.upload<StoredImage & { code?: string }>(PATH, bytes, type);

/** A small file that says it is a huge square. */
function claimingSides(png: Buffer, side: number): Buffer {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(side, 16);
  bytes.writeUInt32BE(side, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

/** A place elsewhere, under a name that nobody can own. */
async function serve(answers: Readonly<Record<string, Uint8Array | number>>): Promise<{ host: string; route: string }> {
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? ''] ?? 404;
    if (typeof answer === 'number') response.writeHead(answer).end();
    else response.end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { host: 'http://fotos.example', route: `fotos.example=127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe('a picture for an article', () => {
  test('is drawn anew without what a camera wrote, under one name whoever stores it, and kept by browsers for ever', async () => {
    const app = await startTestApp();
    const [{ reader }, other] = [await arriveAuthor(app), await arriveAuthor(app, { rol: 'lector' })];
    const taken = await picture(3200, 400)
      .withExif({ IFD0: { Make: 'Camara Secreta' }, IFD3: { GPSLatitude: '19/1 25/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { status, body } = await upload(reader, taken, 'image/jpeg');
    expect([status, body]).toEqual([
      200,
      { src: expect.stringMatching(/^\/imagenes\/[0-9a-f]{32}\.webp$/), width: 400, height: 3200 },
    ]);
    expect((await upload(other.reader, taken, 'image/jpeg')).body).toEqual(body);
    const answer = await fetch(app.origin + body.src);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, s-maxage=86400, immutable');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { exif, icc, xmp, format } = await sharp(bytes).metadata();
    expect([format, exif, icc, xmp]).toEqual(['webp', undefined, undefined, undefined]);
    expect(bytes.toString('latin1')).not.toContain('Secreta');
  });

  test('is refused once all of a person’s pictures are too much for one file', async () => {
    const app = await startTestApp({ content: 'empty' });
    const { reader, person } = await arriveAuthor(app);
    const added = `insert into article_images (imagen_id, usuario_id, width, height, bytes)
      values (repeat('0', 32), $1, 1, 1, $2)`;
    await app.context.db.query({ name: '', text: added }, [person.usuario_id, IMAGES_TOTAL_MAX]);
    const { status, body } = await upload(reader, await picture(4, 4).png().toBuffer());
    expect([status, body.code]).toEqual([413, 'images_full']);
  });

  test('may be a gif or a film, of which it is the first picture; small ones stay small', async () => {
    const app = await startTestApp({ content: 'empty' });
    const { reader } = await arriveAuthor(app);
    const frames = await Promise.all(['red', 'blue'].map((color) => picture(64, 32, color).png().toBuffer()));
    const film = sharp(frames, { join: { animated: true } });
    for (const bytes of [await film.clone().gif().toBuffer(), await film.clone().webp({ loop: 0 }).toBuffer()]) {
      const { body } = await upload(reader, bytes, 'image/gif');
      expect([body.width, body.height]).toEqual([64, 32]);
      const stored = await fetch(app.origin + body.src);
      expect((await sharp(await stored.arrayBuffer(), { animated: true }).metadata()).pages ?? 1).toBe(1);
    }
  });

  test('is refused where it is none, too heavy, or unpacks to a monster, whatever it is called', async () => {
    const app = await startTestApp({ content: 'empty' });
    const { reader } = await arriveAuthor(app);
    const whole = await picture(400, 400).png().toBuffer();
    const bomb = claimingSides(whole, 16_000);
    for (const [name, bytes] of Object.entries({
      svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'),
      bomb,
      noise: randomBytes(5000),
      nothing: Buffer.alloc(0),
      half: whole.subarray(0, Math.floor(whole.length / 2)),
    })) {
      const { status, body } = await upload(reader, bytes);
      expect([name, status, body.code]).toEqual([name, 400, 'image_unreadable']);
    }
    const heavy = await upload(reader, Buffer.alloc(IMAGE_BYTES_MAX + 1));
    expect([heavy.status, heavy.body.code]).toEqual([413, 'image_too_large']);
    expect((await upload(reader, whole, 'image/svg+xml')).status).toBe(400);
    expect((await upload(new Reader(app), whole)).status).toBe(401);
    for (const path of ['/imagenes/x.webp', `/imagenes/${'a'.repeat(32)}.webp`, '/imagenes/..%2f..%2fetc%2fpasswd']) {
      expect((await fetch(app.origin + path)).status, path).toBe(404);
    }
  });

  test('is copied from elsewhere once, from public places alone', async () => {
    const { host, route } = await serve({
      '/a.png': await picture(40, 20).png().toBuffer(),
      '/page.html': Buffer.from('<img src=x onerror=alert(1)>'),
      '/large.png': Buffer.alloc(IMAGE_BYTES_MAX + 1),
      '/away.png': 500,
    });
    const app = await startTestApp({ content: 'empty', config: { FETCH_ROUTES: route } });
    const { reader } = await arriveAuthor(app);
    const copy = (url: string) => reader.post<StoredImage & { code?: string }>(COPY, { url });
    expect((await copy(`${host}/a.png`)).body).toMatchObject({ width: 40, height: 20 });
    expect((await copy(`${host}/large.png`)).body.code).toBe('image_too_large');
    for (const url of [
      `${host}/page.html`,
      `${host}/away.png`,
      'http://127.0.0.1/a.png',
      'http://169.254.169.254/latest/meta-data',
      'http://[::1]/a.png',
      'file:///etc/passwd',
      'data:image/png;base64,iVBORw0KGgo=',
      'nada',
    ]) {
      const { status, body } = await copy(url);
      expect([url, status, body.code]).toEqual([url, 400, 'image_unreadable']);
    }
  });

  test('pasted with its bytes becomes a file in the same save; one that nobody can read leaves its words', async () => {
    const app = await startTestApp();
    const { reader } = await arriveAuthor(app);
    const pasted = (bytes: Buffer, alt: string) => ({
      type: 'image',
      attrs: { src: `data:image/png;base64,${bytes.toString('base64')}`, alt },
    });
    const article = await write(reader, {
      body_json: doc(
        { type: 'blockquote', content: [pasted(await picture(30, 10).png().toBuffer(), 'Una plaza')] },
        pasted(Buffer.from('no es una imagen'), 'Un río'),
        paragraph(text('Fin')),
      ),
    });
    const src = expect.stringMatching(/^\/imagenes\/[0-9a-f]{32}\.webp$/);
    expect(article.body_json).toEqual({
      type: 'doc',
      content: [
        { type: 'blockquote', content: [{ type: 'image', attrs: { src, alt: 'Una plaza', width: 30, height: 10 } }] },
        { type: 'paragraph', content: [{ type: 'text', text: 'Un río' }] },
        { type: 'paragraph', content: [{ type: 'text', text: 'Fin' }] },
      ],
    });
    const stored = /src="([^"]+)"/.exec(article.body_html)?.[1] ?? '';
    expect((await fetch(app.origin + stored)).status).toBe(200);
  });

  test('is not said to be stored where the storage is away', async () => {
    const bucket = await startTestObjectStorage();
    const app = await startTestApp({
      content: 'empty',
      config: {
        S3_ENDPOINT: bucket.endpoint,
        S3_BUCKET: bucket.bucket,
        S3_REGION: bucket.region,
        S3_ACCESS_KEY_ID: bucket.accessKeyId,
        S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
      },
    });
    const { reader } = await arriveAuthor(app);
    const bytes = await picture(9, 9).png().toBuffer();
    await bucket.setFaults({ fail: 1 });
    expect((await upload(reader, bytes)).body.code).toBe('unavailable');
    const { body } = await upload(reader, bytes);
    expect(await bucket.keys()).toEqual([body.src.slice(1)]);
  });
});
