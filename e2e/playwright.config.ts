import { defineConfig } from '@playwright/test';
import { CHROMIUM, UNWANTED_SWITCHES } from './chromium.ts';
import { DESK } from './screens.ts';

/** Expects a running site with the demonstration content at BASE_URL. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: process.env.CI ? 2 : 1,
  // Others on the same hardware can starve a browser; it is tried once more when they have done (until-calm.ts). A journey
  // that then passes is counted apart in the summary of the check.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // Only for a journey that never ends; what it expects has its own limits.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  reporter: process.env.CI ? [['list'], ['html', { open: 'never' }]] : 'list',
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    viewport: DESK,
    // Recording slows a journey down by a third; what failed is recorded when it is tried again.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      executablePath: CHROMIUM,
      ignoreDefaultArgs: UNWANTED_SWITCHES,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
