interface Transition {
  ready: Promise<void>;
  skipTransition(): void;
}
/** Chrome may have no entry for a navigation that another one overtakes. */
type SwapEvent = Event & { viewTransition?: Transition | null; activation?: { entry: { url: string | null } | null } };

/** Paths of documents that do not fade in: those beside the pages, and files. */
const NO_PAGE = /^\/(?:api|office|elements)(?:\/|$)|\.\w+$/;

/** Keeps fades off the console that the browser can't finish: to a document that doesn't fade in, or cut short. */
export function quietTransitions(): void {
  for (const type of ['pageswap', 'pagereveal']) {
    addEventListener(type, (event) => {
      const { viewTransition, activation } = event as SwapEvent;
      viewTransition?.ready.catch(() => {});
      const url = activation?.entry?.url;
      if (url && NO_PAGE.test(new URL(url).pathname)) viewTransition?.skipTransition();
    });
  }
}
