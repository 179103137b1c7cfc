import type { KeyboardEvent } from 'react';
import { logicalKey } from '../../core/internal/logical-key.ts';
import { megaMenuAnatomy as anatomy } from './navigation.anatomy.ts';

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Arrow keys inside an open panel: up and down within a column, left and right from one column to the next. */
export function stepThroughPanel(event: KeyboardEvent<HTMLElement>): void {
  const panel = event.currentTarget;
  const groups = [...panel.querySelectorAll<HTMLElement>(anatomy.selector('group'))];
  const current = groups.findIndex((group) => group.contains(document.activeElement));
  const side = { ArrowRight: 1, ArrowLeft: -1 }[logicalKey(event)];
  const target =
    side === undefined ? along(linksIn(groups[Math.max(0, current)]), event.key) : entryOf(groups[current + side]);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

const linksIn = (group: HTMLElement | undefined) => [...(group?.querySelectorAll<HTMLElement>('a, button') ?? [])];

function along(links: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const index = links.indexOf(document.activeElement as HTMLElement);
  const step = STEPS[key];
  return step && links[step(index, links.length)];
}

/** The entry of a column: its selected link, else its first. */
function entryOf(group: HTMLElement | undefined): HTMLElement | undefined {
  return group?.querySelector<HTMLElement>('[data-selected]') ?? linksIn(group)[0];
}
