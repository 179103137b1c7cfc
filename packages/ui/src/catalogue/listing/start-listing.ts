import { createActor } from 'xstate';
import { listingMachine } from './listing.machine.ts';
import type { TrekFilters } from './listing.rules.ts';
import type { ListingChoice } from './listing-choice.rules.ts';

/** Runs the listing's machine. @param choose applies a choice to the query */
export const startListing = (
  input: { filters: TrekFilters; catalogue: string | undefined },
  choose: (choice: ListingChoice) => void,
) => createActor(listingMachine.provide({ actions: { choose: (_, choice) => choose(choice) } }), { input }).start();

export type ListingActor = ReturnType<typeof startListing>;
