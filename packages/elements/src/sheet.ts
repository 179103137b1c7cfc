import text from 'trek:sheet';

/** The unit of all lengths: the browser's medium font size, whatever the page's root has. */
const UNIT = { name: '--trek-unit', syntax: '<length>', inherits: true, initialValue: '16px' };

let made: CSSStyleSheet | undefined;

/**
 * The single style sheet of all elements on a page. As a constructed sheet, it needs no exception in a content policy.
 */
export function sheet(): CSSStyleSheet {
  if (made) return made;
  try {
    CSS.registerProperty(UNIT);
  } catch {
    // Already registered by another copy of this script.
  }
  made = new CSSStyleSheet();
  made.replaceSync(text);
  return made;
}
