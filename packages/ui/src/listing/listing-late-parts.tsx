'use client';
import type { Press } from '../late/keep-presses.ts';
import { lazyModule } from '../late/lazy-module.ts';
import { lazyPart } from '../late/lazy-part.tsx';
import { useKeptPresses } from '../late/use-kept-presses.ts';
import { trekListingAnatomy as anatomy } from './listing.anatomy.ts';

const lateModule = lazyModule(() => import('./listing-late.ts'));
const Panel = lazyPart(lateModule, ({ ListingFilterPanel }) => ListingFilterPanel);
const NoMatch = lazyPart(lateModule, ({ ListingNoMatch }) => ListingNoMatch);

const buttonIn = (part: 'filterPanel' | 'relaxations') => {
  const buttons = `${anatomy.selector(part)} button`;
  return (press: Press) => ('key' in press ? null : (press.target as Element).closest<HTMLButtonElement>(buttons));
};
const panelButton = buttonIn('filterPanel');
const relaxingButton = buttonIn('relaxations');

/** The panel of filters, whose code comes after the page's own: until then it is the form that the server sent. */
export function ListingLatePanel() {
  useKeptPresses(Panel, panelButton);
  return <Panel />;
}

/** What is said where nothing matches, and which filter to lift. It comes with the panel that such filters are set in. */
export function ListingLateNoMatch() {
  useKeptPresses(NoMatch, relaxingButton);
  return <NoMatch />;
}
