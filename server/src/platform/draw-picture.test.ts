import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPicture } from './draw-picture.ts';
import { PICTURE_KINDS } from './picture-kind.ts';

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'red' } });

const draw = (given: Buffer, usuario_id = 1) =>
  drawPicture(given, {
    usuario_id,
    kinds: PICTURE_KINDS,
    seconds: 60,
    unreadable: 'image_unreadable',
    shape: (picture) => picture.resize(100, 100, { fit: 'inside' }),
  });

const REFUSED = { code: 'image_unreadable', details: { reason: expect.stringContaining('too many pixels') } };

test('a large picture is drawn where it can be read line by line, and not where all of it must lie in memory', async () => {
  const large = plain(6000, 4500);
  expect((await draw(await large.clone().jpeg().toBuffer())).info).toMatchObject({ width: 100, height: 75 });
  expect((await draw(await large.clone().png().toBuffer())).info).toMatchObject({ width: 100, height: 75 });
  await expect(draw(await large.clone().png({ progressive: true }).toBuffer())).rejects.toMatchObject(REFUSED);
  await expect(draw(await large.clone().jpeg({ progressive: true }).toBuffer())).rejects.toMatchObject(REFUSED);
  await expect(draw(await large.clone().webp({ effort: 0 }).toBuffer())).rejects.toMatchObject(REFUSED);
});

test('one is drawn at a time, and who comes when too many wait is sent away', async () => {
  const small = await plain(400, 300).png().toBuffer();
  const refusedOf = async (people: readonly number[]) => {
    const outcomes = await Promise.allSettled(people.map((person) => draw(small, person)));
    return outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
  };
  expect(await refusedOf(Array.from({ length: 10 }, () => 1))).toEqual(['unavailable', 'unavailable']);
  expect(await refusedOf(Array.from({ length: 22 }, (_, at) => at % 4))).toEqual(['unavailable']);
  expect((await draw(small)).info.width).toBe(100);
});
