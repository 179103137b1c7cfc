import { Icon } from '@trek/ui/kit';
import { useEffect } from 'react';
import { THEME_COLOR, THEME_KEY } from '../boot/theme.ts';

/** Switches between light and dark. Both icons stand in the markup and the style shows one: nothing flashes. */
export function ThemeSwitch() {
  useEffect(() => {
    // Another tab of the site has chosen.
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === THEME_KEY) showTheme(newValue === 'dark');
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);
  return (
    <button type="button" data-theme-switch="" aria-label="Switch between light and dark" onClick={switchTheme}>
      <Icon name="moon" />
      <Icon name="sun" />
    </button>
  );
}

/** The page, and the browser's own bars around it. */
function showTheme(isDark: boolean): void {
  document.documentElement.classList.toggle('dark', isDark);
  for (const meta of document.querySelectorAll<HTMLMetaElement>(THEME_COLOR)) {
    meta.media = (meta.dataset.theme === 'dark') === isDark ? 'all' : 'not all';
  }
}

function switchTheme(): void {
  const isDark = !document.documentElement.classList.contains('dark');
  showTheme(isDark);
  try {
    localStorage.setItem(THEME_KEY, isDark ? 'dark' : 'light');
  } catch {
    // The choice holds for this page where the browser refuses to store it.
  }
}
