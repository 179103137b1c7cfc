import { readStored } from './read-stored.ts';
import { THEME_COLOR, THEME_KEY } from './theme.ts';

/** Sets the theme before the first paint: the visitor's choice, or the system's. */
export function showTheme(): void {
  const chosen = readStored(THEME_KEY);
  const isDark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  if (isDark) document.documentElement.classList.add('dark');
  if (!chosen) return;
  for (const meta of document.querySelectorAll<HTMLMetaElement>(THEME_COLOR)) {
    meta.media = meta.dataset.theme === chosen ? 'all' : 'not all';
  }
}
