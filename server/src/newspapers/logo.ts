import { createHash } from 'node:crypto';

/** The figures that invented newspapers and those without a logo are drawn with. */
const FIGURES = {
  tower: '<path d="M10 26 12.4 12h7.2L22 26zM11.5 12V8.5h9V12M16 5v3.5"/>',
  serif: '<path d="M9 8h14M16 8v16M12 24h8M9 8v3M23 8v3"/>',
  mountain: '<path d="m5 25 8-14 5 8 3-5 6 11z"/>',
  arch: '<path d="M7 25V14a9 9 0 0 1 18 0v11M12 25V15a4 4 0 0 1 8 0v10M5 25h22"/>',
  globe: '<circle cx="16" cy="16" r="9.5"/><path d="M6.5 16h19M16 6.5c-6 5.5-6 13.5 0 19 6-5.5 6-13.5 0-19z"/>',
  sun: '<circle cx="16" cy="16" r="5"/><path d="M16 5v3M16 24v3M5 16h3M24 16h3M8.2 8.2l2.1 2.1M21.7 21.7l2.1 2.1M8.2 23.8l2.1-2.1M21.7 10.3l2.1-2.1"/>',
  leaf: '<path d="M8 24C6 13 13 7 25 7c0 12-6 19-17 17zM8 24 18 14"/>',
  wave: '<path d="M5 13c4-5 7-5 11 0s7 5 11 0M5 21c4-5 7-5 11 0s7 5 11 0"/>',
} as const;

export type LogoFigure = keyof typeof FIGURES;
export const LOGO_FIGURES = Object.keys(FIGURES) as [LogoFigure, ...LogoFigure[]];

export function drawLogo(color: string, figure: LogoFigure): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${color}"/>` +
    `<g fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">${FIGURES[figure]}</g></svg>`
  );
}

/** The same domain always gets the same colour and figure; the colour is dark enough for white lines. */
export function drawLogoFor(dominio: string): string {
  const digest = createHash('sha256').update(dominio).digest();
  const hue = digest.readUInt16BE(0) % 360;
  const figure = LOGO_FIGURES[digest.readUInt16BE(2) % LOGO_FIGURES.length] ?? 'globe';
  return drawLogo(`hsl(${hue} 45% 34%)`, figure);
}
