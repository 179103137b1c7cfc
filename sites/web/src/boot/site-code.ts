/** Id of the template that holds the tags of the site's code until they are needed. */
export const SITE_CODE_ID = 'site-code';

/** The longest wait for the first paint, which a background window may never do. */
const LONGEST_UNPAINTED_MS = 5000;

/**
 * Loads the site's code after the first paint, so that on a slow network styles, fonts and images come first. A page
 * that shows nothing without its code, because it is covered or in a hidden tab, loads it at once.
 * @param onFailure called if part of the code does not load
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

/** Moves the tags into the document. They leave the template, so a second call does nothing. */
function takeOut(onFailure: () => void): void {
  const { content } = document.getElementById(SITE_CODE_ID) as HTMLTemplateElement;
  for (const script of content.querySelectorAll('script')) script.onerror = onFailure;
  document.head.append(content);
}

const supportsPaintTiming = () =>
  'PerformanceObserver' in window && PerformanceObserver.supportedEntryTypes?.includes('paint');
