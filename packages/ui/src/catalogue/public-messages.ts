import { treksMessages } from '../card/treks.messages.ts';
import { listingMessages } from '../listing/listing.messages.ts';
import { showcaseMessages } from '../showcase/showcase.messages.ts';

/** Every text of cards, rows and listing. Those of the pages of one trek or place stand in files of their own. */
export const catalogueMessages = { ...treksMessages, ...showcaseMessages, ...listingMessages } as const;
