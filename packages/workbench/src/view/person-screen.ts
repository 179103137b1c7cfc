/** The name of the frame with the visitor's screen, by which tests find it. */
export const FRAME_TITLE = 'What a person sees';
/** Marks the page on the visitor's screen. Until it has loaded, the frame holds a blank one, which is thrown away. */
export const PAGE_CLASS = 'workbench-page';

/** The places of a bench where a person's view is: what surrounds the screen, and the page on it once that is there. */
export function personPlaces(root: ParentNode): HTMLElement[] {
  const person = root.querySelector<HTMLElement>('[data-testid="person"]');
  const frame = root.querySelector<HTMLIFrameElement>(`iframe[title="${FRAME_TITLE}"]`);
  const page = frame?.contentDocument?.querySelector<HTMLElement>(`.${PAGE_CLASS}`);
  return [person, page].filter((place) => place !== null && place !== undefined);
}
