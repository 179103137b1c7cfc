import { setupWorker } from 'msw/browser';

/** Starts the worker that answers in the backend's place. */
export async function startWorker() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    // Beside the page, so that a built Storybook works below any path.
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  });
  return worker;
}
