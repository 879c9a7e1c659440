/** The dozen ways in which the newspapers make their pages. */
export type LayoutName =
  | ('semantic' | 'table' | 'div-soup' | 'json-ld' | 'microdata' | 'amp')
  | ('clutter' | 'live-blog' | 'video' | 'print' | 'paywall' | 'cookie-wall');
