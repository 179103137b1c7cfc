import { defineTexts } from '../../core/texts/define-texts.ts';
/** Texts of cards, and of their placeholders. */
export const trekCardTexts = defineTexts('trekCard', {
  popular: 'Popular',
  group: 'Group departures',
  perPerson: 'per person',
  priceOnRequest: 'Price on request',
  viewDetails: 'View Details',
  loadingTreks: 'Loading treks...',
  noTreks: 'No treks available.',
  tryAgain: 'Try Again',
});
