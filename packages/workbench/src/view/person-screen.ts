/** The name of the frame with the visitor's screen, by which tests find it. */
export const FRAME_TITLE = 'What a person sees';
/** Marks the page on the visitor's screen. Until it has loaded, the frame holds a blank one, which is thrown away. */
export const PAGE_CLASS = 'workbench-page';

/** The name of the list of notices, by which tests find it. */
export const NOTICES_NAME = 'Notices on the page';

/** The page on the visitor's screen, once it is there. */
export function visitorPage(root: ParentNode): HTMLElement | null {
  const frame = root.querySelector<HTMLIFrameElement>(`iframe[title="${FRAME_TITLE}"]`);
  return frame?.contentDocument?.querySelector<HTMLElement>(`.${PAGE_CLASS}`) ?? null;
}

/** The places that a visitor reads: the sentences of the notices, and the page. */
export function visitorPlaces(root: ParentNode): HTMLElement[] {
  const page = visitorPage(root);
  return [...root.querySelectorAll<HTMLElement>('.workbench-notices span'), ...(page ? [page] : [])];
}

/** The places of a machine's view: notices and state in words, and the page on the visitor's screen. */
export function personPlaces(root: ParentNode): HTMLElement[] {
  const words = root.querySelector<HTMLElement>('[data-testid="person"]');
  const page = visitorPage(root);
  return [...(words ? [words] : []), ...(page ? [page] : [])];
}
