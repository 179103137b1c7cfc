/** The name of the frame with the visitor's screen, by which tests find it. */
export const FRAME_TITLE = 'What a person sees';

/** The places of a bench where a person's view is: what surrounds the screen, and the page on it once that is there. */
export function personPlaces(root: ParentNode): HTMLElement[] {
  const person = root.querySelector<HTMLElement>('[data-testid="person"]');
  const page = root.querySelector<HTMLIFrameElement>(`iframe[title="${FRAME_TITLE}"]`)?.contentDocument?.body;
  return [person, page].filter((place) => place !== null && place !== undefined);
}
