import { Icon } from '@trek/ui/kit';
import { useEffect } from 'react';

/** Name of the choice in the browser's storage; the class of the root element is the theme's name. */
export const THEME_KEY = 'theme';

/** Switches between light and dark. Both icons stand in the markup and the style shows one: nothing flashes. */
export function ThemeSwitch() {
  useEffect(() => {
    // Another tab of the site has chosen.
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === THEME_KEY) document.documentElement.classList.toggle('dark', newValue === 'dark');
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

function switchTheme(): void {
  const isDark = document.documentElement.classList.toggle('dark');
  try {
    localStorage.setItem(THEME_KEY, isDark ? 'dark' : 'light');
  } catch {
    // The choice holds for this page where the browser refuses to store it.
  }
}
