import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

const publicDirectory = join(import.meta.dirname, '..', 'public');
const flagIcons = dirname(createRequire(import.meta.url).resolve('flag-icons/package.json'));

/** Makes what the git repository does not keep: small raster flags (shown at 16 × 12) and the icons of the site. Done once per version of the sources. */
export async function makePictures(): Promise<void> {
  const mark = await readFile(join(publicDirectory, 'favicon.svg'));
  const { version } = JSON.parse(await readFile(join(flagIcons, 'package.json'), 'utf8')) as { version: string };
  const stamp = `${version} ${createHash('sha256').update(mark).digest('hex')}`;
  const stampFile = join(publicDirectory, 'flags', '.made-from');
  if (existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp) return;
  await makeFlags();
  await makeIcons(mark);
  await writeFile(stampFile, stamp);
}

async function makeFlags(): Promise<void> {
  const source = join(flagIcons, 'flags', '4x3');
  await mkdir(join(publicDirectory, 'flags'), { recursive: true });
  for (const file of (await readdir(source)).filter((name) => /^[a-z]{2}\.svg$/.test(name))) {
    await sharp(join(source, file), { density: 96 })
      .resize(48, 36)
      .webp({ quality: 82 })
      .toFile(join(publicDirectory, 'flags', file.replace('.svg', '.webp')));
  }
}

async function makeIcons(mark: Buffer): Promise<void> {
  await mkdir(join(publicDirectory, 'icons'), { recursive: true });
  for (const size of [180, 192, 512]) {
    const inner = Math.round(size * 0.68);
    const drawing = await sharp(mark, { density: 96 * (inner / 26) })
      .resize(inner, inner)
      .toBuffer();
    await sharp({ create: { width: size, height: size, channels: 4, background: '#fbfaf7' } })
      .composite([{ input: drawing }])
      .png({ palette: true })
      .toFile(join(publicDirectory, 'icons', `icon-${size}.png`));
  }
}
