import { expect, test } from 'vitest';
import { browserName } from './browser-name.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/144.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/144.0.0.0 Safari/537.36 Edg/144.0`, 'Edge', 'Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:147.0) Gecko/20100101 Firefox/147.0', 'Firefox', 'Linux'],
  [`Mozilla/5.0 (Linux; Android 16; K) ${WEBKIT} Chrome/144.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/147.0 Mobile/15E148 Safari/605.1.15',
    'Firefox',
    'iPhone',
  ],
  ['curl/8.9', undefined, undefined],
  ['', undefined, undefined],
])('%s', (userAgent, navegador, sistema) => {
  expect(browserName(userAgent)).toEqual({ navegador, sistema });
});
