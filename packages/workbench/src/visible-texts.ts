/** The texts that can be seen below some elements, one for each element that has a text of its own. */
export function visibleTexts(places: Iterable<ParentNode>): string[] {
  return [...places].flatMap((place) => [...place.querySelectorAll('*')].flatMap(ownTextOf));
}

/** The text of an element in one line; none where it has none of its own, or can't be seen. */
function ownTextOf(element: Element): string[] {
  if (element.matches('script, style')) return [];
  const hasOwnText = [...element.childNodes].some(
    ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
  );
  // A document without a layout can't say what is hidden.
  const text = hasOwnText && (element.checkVisibility?.() ?? true) ? lineOf(element) : '';
  return text === '' ? [] : [text];
}

/** The text of an element in one line. */
export const lineOf = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
