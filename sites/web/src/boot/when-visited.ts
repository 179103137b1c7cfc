/** Runs it now, or when the visitor opens the page that the browser has drawn ahead. */
export function whenVisited(run: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', run, { once: true });
  } else run();
}
