interface KnownBrowser {
  readonly navegador: string | undefined;
  readonly sistema: string | undefined;
}

/** The first that is found counts: most browsers also say that they are like another. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const firstIn = (names: readonly (readonly [RegExp, string])[], text: string) =>
  names.find(([sign]) => sign.test(text))?.[1];

/** What people call the browser and the system that a user agent speaks of. */
export function browserName(userAgent: string): KnownBrowser {
  return { navegador: firstIn(BROWSERS, userAgent), sistema: firstIn(SYSTEMS, userAgent) };
}
