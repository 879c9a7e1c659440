import { useSyncExternalStore } from 'react';
import { writeStored } from './browser-storage.ts';

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_COLORS = { light: '#fbfaf7', dark: '#141412' } as const;
const STORED_NAME = 'tema';

/** Runs in the head before anything is painted: the stored theme, and that scripts run at all. */
export const HEAD_SCRIPT = `(function(d){d.dataset.js='';try{var t=localStorage.getItem('${STORED_NAME}');if(t==='light'||t==='dark'){d.dataset.theme=t;document.querySelectorAll('meta[name=theme-color]').forEach(function(m){m.content=t==='dark'?'${THEME_COLORS.dark}':'${THEME_COLORS.light}'})}}catch(e){}})(document.documentElement);`;

const listeners = new Set<() => void>();

function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/**
 * What stands on the page's own element, which React does not know of: it takes everything else off when it draws the whole
 * page anew, as it does for one that broke.
 */
export function marksOfPage(): { readonly 'data-js'?: ''; readonly 'data-theme'?: 'light' | 'dark' } {
  if (import.meta.env.SSR) return {};
  const theme = currentTheme();
  return theme === 'system' ? { 'data-js': '' } : { 'data-js': '', 'data-theme': theme };
}

export function chooseTheme(theme: Theme): void {
  writeStored(STORED_NAME, theme === 'system' ? null : theme);
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.content = THEME_COLORS[theme === 'system' ? (meta.media.includes('dark') ? 'dark' : 'light') : theme];
  }
  for (const listener of listeners) listener();
}

export function onThemeChosen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The reader's choice; the server does not know it and says "system". */
export function useTheme(): Theme {
  return useSyncExternalStore(onThemeChosen, currentTheme, () => 'system');
}
