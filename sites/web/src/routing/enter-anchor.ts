/** How long a page may take to bring the element that its address names. */
const PATIENCE_MS = 10_000;

/** Ends the search for the anchor of the page before. */
let giveUp = () => {};

/**
 * Takes the visitor to an element of the page that they went to, and the focus with them. The page's code may still be
 * loading: the element is awaited.
 */
export function enterAnchor(id: string): void {
  giveUp();
  if (focusElement(id)) return;
  const observer = new MutationObserver(() => {
    if (focusElement(id)) giveUp();
  });
  const timer = setTimeout(() => giveUp(), PATIENCE_MS);
  giveUp = () => {
    observer.disconnect();
    clearTimeout(timer);
    giveUp = () => {};
  };
  observer.observe(document.body, { childList: true, subtree: true });
}

/** Another page was gone to: nobody waits for an anchor any more. */
export function forgetAnchor(): void {
  giveUp();
}

function focusElement(id: string): boolean {
  const element = document.getElementById(id);
  if (!element) return false;
  element.scrollIntoView({ behavior: 'instant' });
  // Headings and sections take no focus by themselves.
  if (!element.matches('a[href], button, input, select, textarea, [tabindex]')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  return true;
}
