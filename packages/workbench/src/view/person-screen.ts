import { FRAME_TITLE } from './person-frame.tsx';

/** The places of a bench where a person's view is: what surrounds the screen, and the page on it once that is there. */
export function personPlaces(root: ParentNode): HTMLElement[] {
  const person = root.querySelector<HTMLElement>('[data-testid="person"]');
  const page = root.querySelector<HTMLIFrameElement>(`iframe[title="${FRAME_TITLE}"]`)?.contentDocument?.body;
  return [person, page].filter((place) => place !== null && place !== undefined);
}
