/**
 * Runs something once the page has loaded and the browser has nothing else to do: what is likely to be wanted soon, and
 * must not stand in the way of the first paint.
 * @returns how to call it off
 */
export function whenIdle(run: () => void): () => void {
  let isWanted = true;
  const runIfWanted = () => {
    if (isWanted) run();
  };
  const wait = () => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(runIfWanted);
    else setTimeout(runIfWanted);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    isWanted = false;
  };
}
