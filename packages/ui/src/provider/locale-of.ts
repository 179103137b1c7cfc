import { sayOnce } from '../core/internal/say-once.ts';

const DEFAULT_LOCALE = 'en-US';

/**
 * The BCP 47 tag of a locale as pages have it: `de_DE` of WordPress, `pt_PT_ao90`, `de_DE.UTF-8` and `C` of systems. What
 * the browser can't use is English, with a line on the console: an exception would take the whole page with it.
 */
export function localeOf(given: string | null | undefined): string {
  const tag = `${given ?? ''}`.trim();
  const plain = tag.replace(/[.@].*/, '').replaceAll('_', '-');
  if (/^(?:c|posix)?$/i.test(plain)) return DEFAULT_LOCALE;
  // A variant that systems alone know makes the tag invalid.
  for (let parts = plain.split('-'); /^[a-z]{2,3}$/i.test(parts[0] ?? ''); parts = parts.slice(0, -1)) {
    try {
      const [known] = Intl.NumberFormat.supportedLocalesOf(parts.join('-'));
      if (known) return known;
    } catch {}
  }
  sayOnce('unknownLocale', tag);
  return DEFAULT_LOCALE;
}
