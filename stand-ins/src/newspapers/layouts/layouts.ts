import { clutter, cookieWall, liveBlog, video } from './busy-layouts.ts';
import type { LayoutName } from './layout-names.ts';
import type { Layout } from './page.ts';
import { divSoup, print, semantic, table } from './plain-layouts.ts';
import { amp, jsonLdRich, microdata, paywall } from './rich-layouts.ts';

export const LAYOUTS: Readonly<Record<LayoutName, Layout>> = {
  semantic,
  table,
  'div-soup': divSoup,
  'json-ld': jsonLdRich,
  microdata,
  amp,
  clutter,
  'live-blog': liveBlog,
  video,
  print,
  paywall,
  'cookie-wall': cookieWall,
};

/** What a site looks like after somebody has redesigned it. */
export const afterRedesign = (name: LayoutName): LayoutName => (name === 'div-soup' ? 'semantic' : 'div-soup');
