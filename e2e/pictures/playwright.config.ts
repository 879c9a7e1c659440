import { defineConfig, type Project } from '@playwright/test';
import journeys from '../playwright.config.ts';
import { DESK, PHONE } from '../screens.ts';

const themes: Project[] = ['light', 'dark'].flatMap((colorScheme) =>
  [DESK, PHONE].map((viewport) => ({
    name: `es ${viewport.width} ${colorScheme}`,
    use: { viewport, colorScheme: colorScheme as 'light' | 'dark' },
  })),
);
const languages: Project[] = ['en-GB', 'fr-FR', 'de-DE'].flatMap((locale) =>
  [DESK, PHONE].map((viewport) => ({ name: `${locale.slice(0, 2)} ${viewport.width}`, use: { viewport, locale } })),
);
const visitorsOnly = { testMatch: 'visitor.pictures.ts' };
/** 680 by 450 with twice the pixels is 1360 by 900 enlarged to 200 %. */
const circumstances: Project[] = [
  { ...visitorsOnly, name: 'es 200 %', use: { viewport: { width: 680, height: 450 }, deviceScaleFactor: 2 } },
  { ...visitorsOnly, name: 'es 320', use: { viewport: { width: 320, height: 640 } } },
  { ...visitorsOnly, name: 'es forced colours', use: { viewport: DESK, contextOptions: { forcedColors: 'active' } } },
  { ...visitorsOnly, name: 'es still', use: { viewport: DESK, contextOptions: { reducedMotion: 'reduce' } } },
];

/** A picture of every screen and state; expects the same site as the journeys do. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '*.pictures.ts',
  outputDir: '../test-results/pictures',
  retries: 0,
  workers: 3,
  timeout: 300_000,
  reporter: 'list',
  projects: [...themes, ...languages, ...circumstances],
});
