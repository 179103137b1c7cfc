/** Nothing comes into view, or changes its size. */
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const unmatchedMedia = (media: string) => Object.assign(new EventTarget(), { media, matches: false, onchange: null });

/**
 * Gives jsdom those parts of a browser that the kit needs and jsdom lacks: media queries, of which none matches; observers that
 * see nothing; scrolling that goes nowhere; and a place on the page for whatever is shown, so that dialogs find their controls.
 * What is there already stays. Elsewhere it does nothing.
 */
export function fillInJsdom(): void {
  if (document.documentElement.getClientRects().length > 0) return;
  const { prototype } = Element;
  fillIn(window, { matchMedia: unmatchedMedia, IntersectionObserver: SilentObserver, ResizeObserver: SilentObserver });
  fillIn(prototype, { scrollTo() {}, scrollIntoView() {} });
  prototype.getClientRects = function () {
    const isShown = this.isConnected && getComputedStyle(this).display !== 'none';
    return (isShown ? [this.getBoundingClientRect()] : []) as unknown as DOMRectList;
  };
}

function fillIn(place: object, missing: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(missing)) if (!Reflect.get(place, name)) Reflect.set(place, name, value);
}
