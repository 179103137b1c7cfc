'use client';
import { earlyPresses } from '../../core/lazy/early-presses.ts';
import { lazyModule } from '../../core/lazy/lazy-module.ts';
import { lazyPart } from '../../core/lazy/lazy-part.tsx';

const lateModule = lazyModule(() => import('./listing-late.ts'));
const presses = { presses: earlyPresses };

/** The panel of filters, whose code comes after the page's own: until then it is the form that the server sent. */
export const ListingLatePanel = lazyPart(lateModule, ({ ListingFilterPanel }) => ListingFilterPanel, presses);

/** The text if nothing matches, and which filter to remove. It comes with the panel that sets such filters. */
export const ListingLateNoMatch = lazyPart(lateModule, ({ ListingNoMatch }) => ListingNoMatch, presses);
