/** How long to wait for the element that an anchor names. */
const PATIENCE_MS = 10_000;

/** Hidden places that an anchor can lead to. */
const HIDDEN = '[role="tabpanel"][hidden], details:not([open])';

/** Cancels the search for the previous anchor. */
let giveUp = () => {};

/**
 * Scrolls to an anchor on the current page and focuses it: an element by id, or a tab by name. Waits for the page's
 * code if necessary.
 */
export function scrollToAnchor(name: string): void {
  giveUp();
  if (enter(name)) return;
  const observer = new MutationObserver(() => {
    if (enter(name)) giveUp();
  });
  const timer = setTimeout(() => giveUp(), PATIENCE_MS);
  giveUp = () => {
    observer.disconnect();
    clearTimeout(timer);
    giveUp = () => {};
  };
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['hidden'] });
}

/** The same where the browser has scrolled already: to all places but hidden ones, and those that have another id. */
export function scrollToInitialAnchor(): void {
  const name = window.location.hash.slice(1);
  const element = name && document.getElementById(decoded(name));
  if (name && (!element || element.closest(HIDDEN))) scrollToAnchor(name);
}

/** Cancels the search when another page is opened. */
export function cancelAnchorScroll(): void {
  giveUp();
}

const tabNamed = (name: string) => document.querySelector(`[role="tab"][data-value="${CSS.escape(name)}"]`);

/** Before the ids of a post's own HTML, where its sanitizer puts it. Links from elsewhere don't have it. */
const OF_POSTS = 'user-content-';

/** A browser writes an address in percent signs. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function enter(anchor: string): boolean {
  const name = decoded(anchor);
  const element = document.getElementById(name) ?? tabNamed(name) ?? document.getElementById(OF_POSTS + name);
  if (!(element instanceof HTMLElement)) return false;
  reveal(element);
  // A tab opens a moment after the click.
  if (element.closest('[role="tabpanel"][hidden]')) return false;
  element.scrollIntoView({ behavior: 'instant' });
  const focused = element instanceof HTMLDetailsElement ? element.querySelector('summary') : element;
  // Headings and sections are not focusable by themselves.
  if (focused && !focused.matches('a[href], button, input, select, summary, textarea, [tabindex]'))
    focused.tabIndex = -1;
  focused?.focus({ preventScroll: true });
  return true;
}

/** Opens the tab or the details element that hides an element. */
function reveal(element: HTMLElement): void {
  const panel = element.closest('[role="tabpanel"][hidden]');
  const tab = panel
    ? document.getElementById(panel.getAttribute('aria-labelledby') ?? '')
    : element.closest<HTMLElement>('[role="tab"]');
  if (tab?.getAttribute('aria-selected') === 'false') tab.click();
  const folded = element.closest('details');
  if (folded) folded.open = true;
}
