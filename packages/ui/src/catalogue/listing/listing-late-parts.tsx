'use client';
import type { CapturedClick } from '../../core/lazy/capture-clicks.ts';
import { lazyModule } from '../../core/lazy/lazy-module.ts';
import { lazyPart } from '../../core/lazy/lazy-part.tsx';
import { useReplayClicks } from '../../core/lazy/use-replay-clicks.ts';
import { listingAnatomy as anatomy } from './listing.anatomy.ts';

const lateModule = lazyModule(() => import('./listing-late.ts'));
const Panel = lazyPart(lateModule, ({ ListingFilterPanel }) => ListingFilterPanel);
const NoMatch = lazyPart(lateModule, ({ ListingNoMatch }) => ListingNoMatch);

const buttonIn = (part: 'filter-panel' | 'filter-suggestions') => {
  const buttons = `${anatomy.selector(part)} button`;
  return (press: CapturedClick) =>
    'key' in press ? null : (press.target as Element).closest<HTMLButtonElement>(buttons);
};
const panelButton = buttonIn('filter-panel');
const relaxingButton = buttonIn('filter-suggestions');

/** The panel of filters, whose code comes after the page's own: until then it is the form that the server sent. */
export function ListingLatePanel() {
  useReplayClicks(Panel, panelButton);
  return <Panel />;
}

/** The text if nothing matches, and which filter to remove. It comes with the panel that sets such filters. */
export function ListingLateNoMatch() {
  useReplayClicks(NoMatch, relaxingButton);
  return <NoMatch />;
}
