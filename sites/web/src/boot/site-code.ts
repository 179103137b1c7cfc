import { firstInteraction } from '@trek/ui/internal/lazy';
import { readResumeLink } from '@trek/ui/internal/provider/resume-link';
import { SAVED_TREKS_KEY } from '@trek/ui/internal/saved-treks/key';
import { type CodeNeed, SITE_CODE_ID } from './code-need.ts';
import { hasStoredToken } from './cover-session.ts';
import { setLoaded } from './loaded-tags.ts';
import { readStored } from './read-stored.ts';
import { whenVisited } from './when-visited.ts';

/**
 * Loads the site's code with the visitor's first interaction; at once if the page shows little without it, or has
 * something to restore.
 * @param onFailure called if part of the code does not load
 */
export function loadSiteCode(onFailure: () => void): void {
  const interaction = firstInteraction();
  const begin = () => {
    const template = document.getElementById(SITE_CODE_ID) as HTMLTemplateElement;
    const need = template.dataset.need as CodeNeed;
    const load = () => takeOut(template, onFailure);
    if (need === 'at-once' || hasSomethingToRestore()) return load();
    // First the browser shows the press that started it.
    void interaction.then(() => requestAnimationFrame(() => setTimeout(load)));
    // Another tab has signed in or out, or changed the theme.
    addEventListener('storage', load);
    // The address changed within the page: to an anchor that may be hidden, or by a script.
    addEventListener('hashchange', load);
    (window as { navigation?: EventTarget }).navigation?.addEventListener('currententrychange', load);
    // Pictures that do not come are replaced.
    addEventListener('error', ({ target }) => target instanceof HTMLImageElement && load(), true);
    if ([...document.images].some(hasFailed)) load();
    // Back to a page that the browser kept: someone may have signed in since.
    addEventListener('pageshow', ({ persisted }) => persisted && hasSomethingToRestore() && load());
    if (need !== 'soon') return;
    const fetchWhenIdle = () => whenPainted(() => whenIdle(() => fetchAhead(template)));
    if (document.readyState === 'complete') fetchWhenIdle();
    else addEventListener('load', fetchWhenIdle);
  };
  addEventListener('DOMContentLoaded', () => whenVisited(begin));
}

/** Whether the page has more to show than the server knew: a session, saved treks, a half-finished booking, the place in it. */
function hasSomethingToRestore(): boolean {
  return Boolean(
    hasStoredToken() ||
      hasDrafts() ||
      readStored(SAVED_TREKS_KEY) ||
      history.state ||
      location.hash ||
      readResumeLink(location.search) !== null,
  );
}

const hasFailed = ({ complete, naturalWidth, currentSrc }: HTMLImageElement) =>
  complete && naturalWidth === 0 && currentSrc !== '';

function hasDrafts(): boolean {
  try {
    return sessionStorage.length > 0;
  } catch {
    return false;
  }
}

/** Moves the tags into the document. They leave the template, so a second call does nothing. */
function takeOut({ content }: HTMLTemplateElement, onFailure: () => void): void {
  for (const tag of content.querySelectorAll<HTMLElement>('link, script')) {
    tag.onload = () => setLoaded(tag, true);
    tag.onerror = () => {
      setLoaded(tag, false);
      onFailure();
    };
  }
  document.head.append(content);
}

interface Connection {
  saveData?: boolean;
  /** How the line has been of late, by the generation of networks that it is like. Browsers that can't tell leave it out. */
  effectiveType?: string;
}

/**
 * Fills the browser's cache, without running anything: with the site's code, and on a good line with what the first press
 * on something in sight needs. Not for visitors who save data.
 */
function fetchAhead({ content, dataset }: HTMLTemplateElement): void {
  const { saveData, effectiveType = '4g' } = (navigator as { connection?: Connection }).connection ?? {};
  if (saveData) return;
  const prefetch = (as: string, href: string) =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as, href }));
  for (const { href } of content.querySelectorAll('link')) prefetch('style', href);
  for (const { src } of content.querySelectorAll('script')) prefetch('script', src);
  if (effectiveType === '4g') for (const href of dataset.ahead?.split(' ') ?? []) prefetch('script', href);
}

/** The page may have loaded before its first frame is on the screen: the code must not take the time of that. */
function whenPainted(run: () => void): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    run();
  });
  observer.observe({ type: 'paint', buffered: true });
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run);
}
