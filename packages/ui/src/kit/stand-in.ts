/**
 * Shows the few blurred pixels of an image's `data-stand-in` in its place until it has loaded. Set by script, because a
 * strict content policy allows no `style` in a server's markup.
 */
export function showStandIn(image: HTMLImageElement): void {
  const { standIn, focusX = '50', focusY = '50' } = image.dataset;
  const isLoaded = image.complete && image.naturalWidth > 0;
  image.style.background = standIn && !isLoaded ? `url(${standIn}) ${focusX}% ${focusY}% / cover` : '';
  if (standIn && !isLoaded) image.addEventListener('load', () => showStandIn(image), { once: true });
}
