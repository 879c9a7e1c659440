import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const fontsDirectory = join(import.meta.dirname, '..', 'src', 'ui', 'fonts');
const require = createRequire(import.meta.url);

const FACES = ['inter', 'newsreader'];
/** The weights the styles use. */
const WEIGHTS = { min: 400, max: 600 };
/** The same ranges as in `ui/styles/fonts.css`. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2193],
  [0x2212, 0x2212],
] as const;

function lettersOf(ranges: typeof RANGES): string {
  return ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, step) => first + step))
    .map((code) => String.fromCodePoint(code))
    .join('');
}

/** The faces of the site with our letters and weights alone: nearly half as heavy. Done once per version of the sources. */
export async function makeFonts(): Promise<void> {
  await mkdir(fontsDirectory, { recursive: true });
  for (const face of FACES) {
    const home = dirname(require.resolve(`@fontsource-variable/${face}/package.json`));
    const { version } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as { version: string };
    const stamp = `${version} ${JSON.stringify([WEIGHTS, RANGES])}`;
    const stampFile = join(fontsDirectory, `.${face}-made-from`);
    if (existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp) continue;
    const whole = await readFile(join(home, 'files', `${face}-latin-wght-normal.woff2`));
    const options = { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } } as const;
    await writeFile(join(fontsDirectory, `${face}.woff2`), await subsetFont(whole, lettersOf(RANGES), options));
    await writeFile(stampFile, stamp);
  }
}
