import { showForTheme } from '@trek/ui/internal/kit/stand-in';
import { useTexts } from '@trek/ui/internal/language';
import { Icon } from '@trek/ui/kit';
import { useEffect } from 'react';
import { THEME_COLOR, THEME_KEY } from '../boot/theme.ts';
import { shellTexts } from './shell.texts.ts';

/** Switches between light and dark. The markup contains both icons and CSS shows one, so nothing flashes. */
export function ThemeSwitch() {
  useEffect(() => {
    // Changed in another tab of the site.
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === THEME_KEY) showTheme(newValue === 'dark');
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);
  return (
    <button type="button" data-theme-switch="" aria-label={useTexts(shellTexts).switchTheme} onClick={switchTheme}>
      <Icon name="moon" />
      <Icon name="sun" />
    </button>
  );
}

/** Applies a theme to the page and the browser's own UI. */
function showTheme(isDark: boolean): void {
  document.documentElement.classList.toggle('dark', isDark);
  for (const meta of document.querySelectorAll<HTMLMetaElement>(THEME_COLOR)) {
    meta.media = (meta.dataset.theme === 'dark') === isDark ? 'all' : 'not all';
  }
  for (const image of document.images) showForTheme(image, isDark);
}

function switchTheme(): void {
  const isDark = !document.documentElement.classList.contains('dark');
  showTheme(isDark);
  try {
    localStorage.setItem(THEME_KEY, isDark ? 'dark' : 'light');
  } catch {
    // If storage is blocked, the choice lasts for this page.
  }
}
