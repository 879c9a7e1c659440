import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Idioma } from '@poliedro/contracts/language';
import { SITE_NAME } from '@poliedro/contracts/site';
import satori from 'satori';
import sharp from 'sharp';
import { createTurns } from '../platform/turns.ts';

const PREVIEW_WIDTH = 1200;
const PREVIEW_HEIGHT = 630;

const { resolve } = createRequire(import.meta.url);
const font = (file: string) => readFile(resolve(file));
const FONTS = Promise.all([
  font('@fontsource/newsreader/files/newsreader-latin-500-normal.woff'),
  font('@fontsource/newsreader/files/newsreader-latin-ext-500-normal.woff'),
  font('@fontsource/inter/files/inter-latin-500-normal.woff'),
  font('@fontsource/inter/files/inter-latin-ext-500-normal.woff'),
]).then(([serif, serifExt, sans, sansExt]) => [
  { name: 'Serif', data: serif, weight: 500 as const, style: 'normal' as const },
  { name: 'SerifExt', data: serifExt, weight: 500 as const, style: 'normal' as const },
  { name: 'Sans', data: sans, weight: 500 as const, style: 'normal' as const },
  { name: 'SansExt', data: sansExt, weight: 500 as const, style: 'normal' as const },
]);

/** The light tokens of the design: a picture is seen on other people's pages, where there is no theme. */
const PAPER = '#fbfaf7';
const INK = '#1b1a17';
const INK_2 = '#57534a';
const LINE = '#e4dfd5';
const ACCENT = '#0b5b66';

const MOTTO: Record<Idioma, string> = {
  es: 'Todas las caras de la noticia',
  en: 'Every side of the story',
  fr: 'Toutes les facettes de l’actualité',
  de: 'Jede Nachricht von allen Seiten',
};

interface Box {
  type: string;
  props: { style?: Record<string, string | number>; children?: unknown; [attribute: string]: unknown };
}
const box = (style: Record<string, string | number>, children?: unknown): Box => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

const MARK: Box = {
  type: 'svg',
  props: {
    width: 52,
    height: 52,
    viewBox: '0 0 26 26',
    fill: 'none',
    stroke: ACCENT,
    'stroke-width': 1.5,
    'stroke-linejoin': 'round',
    children: [
      { type: 'path', props: { d: 'M13 2 23 8v10L13 24 3 18V8z' } },
      { type: 'path', props: { d: 'M13 2v9.5M3 8l10 3.5L23 8M13 11.5 6.5 20M13 11.5 19.5 20' } },
    ],
  },
};

export interface PreviewText {
  titulo: string;
  idioma: Idioma;
  /** What stands under the title, side by side. */
  facts: readonly string[];
}

/** Others are answered between two of them, whoever asks for many at once. */
const MOST_WAITING = 30;
const inTurn = createTurns(1, MOST_WAITING);

export const drawPreview = (text: PreviewText): Promise<Buffer> => inTurn(() => draw(text));

async function draw({ titulo, idioma, facts }: PreviewText): Promise<Buffer> {
  const picture = box(
    {
      width: PREVIEW_WIDTH,
      height: PREVIEW_HEIGHT,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      background: PAPER,
      color: INK,
      padding: '64px 72px',
      borderBottom: `14px solid ${ACCENT}`,
      fontFamily: 'Sans, SansExt',
    },
    [
      box({ alignItems: 'center', gap: 18 }, [
        MARK,
        box({ fontFamily: 'Serif, SerifExt', fontSize: 44, letterSpacing: -1 }, SITE_NAME),
        box({ marginLeft: 'auto', fontSize: 26, color: INK_2 }, MOTTO[idioma]),
      ]),
      box(
        {
          fontFamily: 'Serif, SerifExt',
          fontSize: titulo.length > 95 ? 56 : 66,
          lineHeight: 1.14,
          letterSpacing: -1.5,
          maxWidth: 1020,
          maxHeight: 310,
          overflow: 'hidden',
        },
        titulo,
      ),
      box({ fontSize: 28, color: INK_2, borderTop: `2px solid ${LINE}`, paddingTop: 28 }, facts.join('  ·  ')),
    ],
  );
  const svg = await satori(picture as unknown as Parameters<typeof satori>[0], {
    width: PREVIEW_WIDTH,
    height: PREVIEW_HEIGHT,
    fonts: await FONTS,
  });
  return sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer();
}
