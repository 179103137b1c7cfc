import { defineTexts } from '../../../core/texts/define-texts.ts';
/** Texts of the booking panel, which is on the page before the dialog's are loaded. */
export const bookingPanelTexts = defineTexts('booking', {
  panelTitle: 'Book This Trek',
  bookNow: 'Book Now',
  perPerson: 'per person',
  priceOnRequest: 'Price on request',
  askForPrice: 'Ask for a price',
  travelers: 'Travelers',
  fewerTravelers: 'Fewer travelers',
  moreTravelers: 'More travelers',
  aboveGroupSize: (maximum: number) =>
    `Groups on this trek have up to ${maximum} people. We will contact you about splitting yours.`,
  discountCaption: 'Group discount',
  noDiscount: 'none',
  discount: (percent: number) => `Group discount ${percent}%`,
  leader: 'Leader’s place',
  total: 'Total',
  groupOf: (travelers: number) => `${travelers} travelers`,
  oneMoreEach: (saving: string) => `With one more traveler each of you pays ${saving} less.`,
  oneMore: (saving: string) => `One more traveler saves your group ${saving}.`,
  freeCancellation: (days: number) => `Free cancellation up to ${days} days before departure`,
  depositNotRefunded: (percent: number) => `The deposit of ${percent}% is not refunded.`,
  guaranteedDepartures: (from: number) => `Guaranteed departures for ${from > 2 ? from : 'two'} or more travelers`,
  payBy: 'Pay by card or PayPal',
  cardsOnly: 'Here you pay by card; for PayPal, ask our office.',
});
