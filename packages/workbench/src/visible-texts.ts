/** The texts that can be seen in some elements, one for each element that has a text of its own. */
export function visibleTexts(places: Iterable<Element>): string[] {
  return [...places].flatMap((place) => [place, ...place.querySelectorAll('*')].flatMap(ownTextOf));
}

/** The text of an element in one line; none where it has none of its own, or can't be seen. */
function ownTextOf(element: Element): string[] {
  if (element.matches('script, style')) return [];
  // A document without a layout can't say what is hidden.
  const text = hasOwnText(element) && (element.checkVisibility?.() ?? true) ? lineOf(element) : '';
  return text === '' ? [] : [text];
}

/** Whether an element has a text that is not one of its children's. */
export const hasOwnText = (element: Element): boolean =>
  [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());

/** The text of an element in one line. */
export const lineOf = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
