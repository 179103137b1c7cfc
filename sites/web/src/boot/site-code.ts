/** Id of the template that holds the tags of the site's code until it is time for them. */
export const SITE_CODE_ID = 'site-code';

/** The longest that a page waits for its first paint, which a window behind others may put off. */
const LONGEST_UNPAINTED_MS = 5000;

/**
 * Asks for the site's code once the page is painted, so that on a slow network styles, fonts and pictures do not wait for
 * it. A page that shows nothing before its code is there, being covered or in a hidden tab, asks for it at once.
 * @param onFailure called where a part of the code does not come
 */
export function loadSiteCode(onFailure: () => void): void {
  addEventListener('DOMContentLoaded', () => {
    const load = () => takeOut(onFailure);
    if (document.hidden || document.documentElement.dataset.session || !supportsPaintTiming()) return load();
    new PerformanceObserver(load).observe({ type: 'paint', buffered: true });
    addEventListener('visibilitychange', load, { once: true });
    setTimeout(load, LONGEST_UNPAINTED_MS);
  });
}

/** Puts the tags where they work. They leave the template, so that a second time does nothing. */
function takeOut(onFailure: () => void): void {
  const { content } = document.getElementById(SITE_CODE_ID) as HTMLTemplateElement;
  for (const script of content.querySelectorAll('script')) script.onerror = onFailure;
  document.head.append(content);
}

const supportsPaintTiming = () =>
  'PerformanceObserver' in window && PerformanceObserver.supportedEntryTypes?.includes('paint');
