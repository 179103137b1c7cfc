/** The unit of all lengths: the browser's medium font size, whatever the page's root has. */
const UNIT = { name: '--trek-unit', syntax: '<length>', inherits: true, initialValue: '16px' };

const rules: string[] = [];
let made: CSSStyleSheet | undefined;
let isStale = false;

/** Brings the sheet up to date. */
function write(): void {
  if (isStale) made?.replaceSync(rules.join(''));
  isStale = false;
}

/**
 * Adds rules of the kit's sheet, which come with the code that needs them.
 * @param fragments places in the whole sheet, each followed by the rules that go there
 */
export function addRules(fragments: readonly (number | string)[]): void {
  for (let index = 0; index < fragments.length; index += 2) {
    rules[fragments[index] as number] = fragments[index + 1] as string;
  }
  // Once for all modules of an import, and before what waits for it goes on.
  if (!isStale) queueMicrotask(write);
  isStale = true;
}

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
  isStale = true;
  write();
  return made;
}
