import type { LazyModule } from './lazy-module.ts';

/**
 * Loads code now, and retries after a failure: on the visitor's next interaction, or when the browser is online again.
 * Browsers that cache a failed import fail until the page is reloaded.
 */
export async function retryImport<Code>(module: LazyModule<Code>): Promise<Code> {
  for (;;) {
    try {
      return await module.load();
    } catch {
      await nextInteraction();
    }
  }
}

function nextInteraction(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const settle = () => {
      listening.abort();
      resolve();
    };
    for (const type of ['pointerdown', 'keydown', 'click', 'online']) {
      // On the window, as those presses are captured.
      window.addEventListener(type, settle, { capture: true, signal: listening.signal });
    }
  });
}
