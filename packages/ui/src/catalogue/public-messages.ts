import { listingMessages } from './listing.messages.ts';
import { showcaseMessages } from './showcase.messages.ts';
import { treksMessages } from './treks.messages.ts';

/** Every text of cards, rows and listing. Those of the pages of one trek or place stand in files of their own. */
export const catalogueMessages = { ...treksMessages, ...showcaseMessages, ...listingMessages } as const;
