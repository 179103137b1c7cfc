import { setupWorker } from 'msw/browser';
import { apiHandlers } from '../packages/ui/src/testing/msw-handlers.ts';

let worker: ReturnType<typeof begin> | undefined;

/** Starts the worker that answers in the backend's place, once for the stories and the examples of a page. */
export const startWorker = () => {
  worker ??= begin();
  return worker;
};

async function begin() {
  // Examples have no answers of their own, as stories do.
  const worker = setupWorker(...apiHandlers());
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    // Beside the page, so that a built Storybook works below any path.
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  });
  return worker;
}
