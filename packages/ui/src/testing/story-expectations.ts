import { expect, screen, waitFor } from 'storybook/test';
import type { NoticeKind } from '../provider/ports.ts';
import { worldOf } from './story-world.ts';

type PlayContext = Parameters<typeof worldOf>[0];

const recorded = async (context: PlayContext, kind: NoticeKind | 'went to', text: string) =>
  waitFor(() => expect(worldOf(context).notices()).toContainEqual(expect.objectContaining({ kind, text })));

/** A toast of this kind with this text appears. */
export const expectNotice = (context: PlayContext, kind: NoticeKind, text: string) => recorded(context, kind, text);

/** The visitor is sent to this path of the host. */
export const expectVisit = (context: PlayContext, path: string) => recorded(context, 'went to', path);

/** The next timer is set: whatever had to come first has come. */
export async function expectTimer(context: PlayContext) {
  const { clock } = worldOf(context);
  await waitFor(() => expect(clock.pending.length).toBeGreaterThan(0));
  return clock;
}

/** The dialog of this name, once it is open and holds the focus: what is typed before could end up elsewhere. */
export async function openDialog(name: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  return dialog;
}

/** Nothing is wider than the window: the page does not scroll sideways. */
export async function expectNoSidewaysScroll(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

/** The element is inside the part of `scroller` that is on the screen, at both ends of its scroll. */
export async function expectAlwaysInSight(element: HTMLElement, scroller: HTMLElement): Promise<void> {
  for (const scrollTop of [0, scroller.scrollHeight]) {
    scroller.scrollTo({ top: scrollTop, behavior: 'instant' });
    const { top, bottom } = element.getBoundingClientRect();
    const frame = scroller.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(Math.max(0, frame.top));
    await expect(bottom).toBeLessThanOrEqual(Math.min(window.innerHeight, frame.bottom));
  }
}
