import type { LazyModule } from './lazy-module.ts';

/**
 * Asks for code until it comes: at once, and after a failure whenever the visitor presses something or types. Browsers
 * that remember a failed module ask in vain, until the page is loaded again.
 */
export async function insist<Code>(module: LazyModule<Code>): Promise<Code> {
  for (;;) {
    try {
      return await module.want();
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
