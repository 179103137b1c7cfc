/** A part whose code comes after the page's own. */
export interface LatePart {
  /** Settles once it takes presses itself. */
  live: Promise<void>;
  /** Called by the part when it does. */
  tellLive: () => void;
}

export function createLatePart(): LatePart {
  let tellLive = () => {};
  const live = new Promise<void>((resolve) => {
    tellLive = resolve;
  });
  return { live, tellLive };
}

/**
 * Hands over what is pressed while a part's code is on its way.
 * @param live settles once the part takes presses itself
 * @returns ends it before that
 */
export function untilLive<Type extends 'click' | 'keydown'>(
  live: Promise<void>,
  types: readonly Type[],
  keep: (event: DocumentEventMap[Type]) => void,
): () => void {
  const stop = new AbortController();
  for (const type of types) {
    // Above the root: React lets no event reach a part that is not hydrated yet.
    document.addEventListener(type, keep, { capture: true, signal: stop.signal });
  }
  void live.then(() => stop.abort());
  return () => stop.abort();
}
