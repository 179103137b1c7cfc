/** How long a page may take to bring the element that its address names. */
const PATIENCE_MS = 10_000;

/** What an address can name and a visitor does not see yet. */
const HIDDEN = '[role="tabpanel"][hidden], details:not([open])';

/** Ends the search for the anchor of the page before. */
let giveUp = () => {};

/**
 * Takes the visitor to what an address names of the page that they went to, and the focus with them: an element by its id,
 * or a tab by its name. The page's code may still be loading: it is awaited.
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

/** The same for the page that came with its document: the browser has gone there unless the place is hidden. */
export function scrollToInitialAnchor(): void {
  const name = window.location.hash.slice(1);
  const element = name && document.getElementById(name);
  if (name && (!element || element.closest(HIDDEN))) scrollToAnchor(name);
}

/** Another page was gone to: nobody waits for an anchor any more. */
export function cancelAnchorScroll(): void {
  giveUp();
}

const tabNamed = (name: string) => document.querySelector(`[role="tab"][data-value="${CSS.escape(name)}"]`);

function enter(name: string): boolean {
  const element = document.getElementById(name) ?? tabNamed(name);
  if (!(element instanceof HTMLElement)) return false;
  reveal(element);
  // A tab opens a moment after it was pressed.
  if (element.closest('[role="tabpanel"][hidden]')) return false;
  element.scrollIntoView({ behavior: 'instant' });
  const focused = element instanceof HTMLDetailsElement ? element.querySelector('summary') : element;
  // Headings and sections take no focus by themselves.
  if (focused && !focused.matches('a[href], button, input, select, summary, textarea, [tabindex]'))
    focused.tabIndex = -1;
  focused?.focus({ preventScroll: true });
  return true;
}

/** Opens what hides an element: the tab that it is, or stands in, and what folds it away. */
function reveal(element: HTMLElement): void {
  const panel = element.closest('[role="tabpanel"][hidden]');
  const tab = panel
    ? document.getElementById(panel.getAttribute('aria-labelledby') ?? '')
    : element.closest<HTMLElement>('[role="tab"]');
  if (tab?.getAttribute('aria-selected') === 'false') tab.click();
  const folded = element.closest('details');
  if (folded) folded.open = true;
}
