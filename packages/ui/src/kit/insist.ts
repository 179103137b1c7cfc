/**
 * Asks for code until it comes: at once, and after a failure whenever the visitor presses something or types. Browsers
 * that remember a failed module ask in vain, until the page is loaded again.
 * @param load imports it
 */
export async function insist<Code>(load: () => Promise<Code>): Promise<Code> {
  for (;;) {
    try {
      return await load();
    } catch {
      await nextPress();
    }
  }
}

function nextPress(): Promise<void> {
  return new Promise((resolve) => {
    const presses = new AbortController();
    const take = () => {
      presses.abort();
      resolve();
    };
    for (const type of ['pointerdown', 'keydown', 'click']) {
      document.addEventListener(type, take, { capture: true, signal: presses.signal });
    }
  });
}
