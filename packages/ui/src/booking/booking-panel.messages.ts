/** Every text of the booking panel, which stands on the page before the dialog's come. */
export const bookingPanelMessages = {
  panelTitle: 'Book This Trek',
  bookNow: 'Book Now',
  loadFailed: 'The booking could not be loaded. Please check your internet connection and try again.',
  perPerson: 'per person',
  priceOnRequest: 'Price on request',
  askForPrice: 'Ask for a price',
  travelers: 'Travelers',
  fewerTravelers: 'Fewer travelers',
  moreTravelers: 'More travelers',
  aboveGroupSize: (maximum: number) =>
    `Our groups on this trek have up to ${maximum}. We will write to you about how to split yours.`,
  discountCaption: 'Group discount',
  discountRow: (from: number, to: number | null) => (to === null ? `${from} or more` : `${from}–${to}`),
  noDiscount: 'none',
  discount: (percent: number) => `Group discount ${percent}%`,
  total: 'Total',
  oneMoreEach: (saving: string) => `With one more traveler each of you pays ${saving} less.`,
  oneMore: (saving: string) => `One more traveler saves your group ${saving}.`,
  freeCancellation: (days: number) => `Free cancellation up to ${days} days before departure`,
  guaranteedDepartures: 'Guaranteed departures for two or more travelers',
  payBy: 'Pay by card or PayPal',
} as const;
