import text from 'trek:sheet';

/** The page's own unit of our lengths: what the visitor's browser calls medium, whatever the page calls it. */
const UNIT = { name: '--trek-unit', syntax: '<length>', inherits: true, initialValue: '16px' };

let made: CSSStyleSheet | undefined;

/** The one sheet of all elements on a page. A content policy lets it through, for it is no text of the page. */
export function sheet(): CSSStyleSheet {
  if (made) return made;
  try {
    CSS.registerProperty(UNIT);
  } catch {
    // Another copy of this has done it.
  }
  made = new CSSStyleSheet();
  made.replaceSync(text);
  return made;
}
