'use client';
import type { Press } from '../late/keep-presses.ts';
import { lazyModule } from '../late/lazy-module.ts';
import { lazyPart } from '../late/lazy-part.tsx';
import { useKeptPresses } from '../late/use-kept-presses.ts';
import { trekListingAnatomy as anatomy } from './catalogue.anatomy.ts';

const Panel = lazyPart(
  lazyModule(() => import('./listing-filter-panel.tsx')),
  ({ ListingFilterPanel }) => ListingFilterPanel,
);

const BUTTONS = `${anatomy.selector('filterPanel')} button`;

const buttonOf = (press: Press) =>
  'key' in press ? null : (press.target as Element).closest<HTMLButtonElement>(BUTTONS);

/** The panel of filters, whose code comes after the page's own: until then it is the form that the server sent. */
export function ListingLatePanel() {
  useKeptPresses(Panel, buttonOf);
  return <Panel />;
}
