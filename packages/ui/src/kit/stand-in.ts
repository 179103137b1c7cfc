/**
 * Shows a picture's variant for the theme of its page, of those at `data-light` and at `data-dark`. A picture that loads
 * lazily has not begun to when this runs before its first frame.
 * @param isDark whether its page is dark; if omitted, as its style tells
 */
export function showForTheme(image: HTMLImageElement, isDark?: boolean): void {
  const { light, dark } = image.dataset;
  if (!light || !dark) return;
  const onDark = isDark ?? getComputedStyle(image).colorScheme === 'dark';
  const source = image.previousElementSibling;
  if (source instanceof HTMLSourceElement) {
    const media = onDark ? 'all' : 'not all';
    // To set what is set already makes the browser load the picture again.
    if (source.media !== media) source.media = media;
    return;
  }
  const isShown = (image.dataset.shown === 'dark') === onDark;
  if (isShown) return;
  image.dataset.shown = onDark ? 'dark' : 'light';
  const [from, to] = onDark ? [light, dark] : [dark, light];
  image.srcset = image.srcset.replaceAll(from, to);
  image.src = image.src.replace(from, to);
}

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
