/** The origin of the page; undefined on a server. */
export const pageOrigin = (): string | undefined => globalThis.location?.origin;

/** The container of parts that cover the page, unless the host names another. */
export const pageBody = (): HTMLElement => document.body;

/** An attribute of the page's root; empty where there is none. */
export const readPageMark = (attribute: string): string => document.documentElement.getAttribute(attribute) ?? '';

/** Sets an attribute of the page's root, or takes it away where the value is empty. */
export function markPage(attribute: string, value: string): void {
  if (value) document.documentElement.setAttribute(attribute, value);
  else document.documentElement.removeAttribute(attribute);
}

/** The focused element, also in a shadow root: the document itself names only the root's host. */
export function activeElement(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/** Types a text where the caret is: React, the undo of the browser and the host learn of it as of any other. */
export const insertText = (text: string): boolean => document.execCommand('insertText', false, text);

/** Nothing has the focus: what had it is gone. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Whether an element is there to take the focus back. */
export const canTakeFocus = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element !== document.body;

/** The focused element inside an element, if any. */
export function focusIn(element: Element | null): HTMLElement | null {
  const active = activeElement();
  return active instanceof HTMLElement && active !== element && element?.contains(active) ? active : null;
}

/** Pixels of one unit of the skin around an element: `--trek-unit`, as in an embed, or else the root's font size. */
export function unitPx(element: Element): number {
  const unit = getComputedStyle(element).getPropertyValue('--trek-unit');
  return Number.parseFloat(unit || getComputedStyle(document.documentElement).fontSize);
}

/**
 * Tells when the theme around an element may have changed: a class or a style of the page's root, or of the nearest
 * element with a theme of its own.
 * @returns how to stop listening
 */
export function onThemeChange(element: Element, listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  for (const root of [document.documentElement, element.closest('[data-trek-theme]')])
    if (root) observer.observe(root, { attributeFilter: ['class', 'style', 'data-trek-theme'] });
  return () => observer.disconnect();
}

/** Hands the visitor a text as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download that has begun keeps what it needs.
  URL.revokeObjectURL(address);
}

/** Opens the browser's own dialog for printing. */
export const printPage = (): void => window.print();

const FIELDS = 'form *, input, select, textarea, [role="slider"]';

/** Whether the visitor fills in a form, or sets a value: the focus is in one, also on its buttons. */
export const isFillingIn = (): boolean => activeElement()?.matches(FIELDS) ?? false;

/** Calls the listener each time that the focus moves. @returns how to stop listening */
export function onFocusMove(listener: () => void): () => void {
  for (const type of ['focusin', 'focusout']) document.addEventListener(type, listener);
  return () => {
    for (const type of ['focusin', 'focusout']) document.removeEventListener(type, listener);
  };
}
