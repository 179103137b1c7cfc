import { MOST_DAYS } from '@trek/api/departure-limits';
import type { OfficeDeparture } from '@trek/api/office';
import type { SeriesFault } from './departure-series.rules.ts';

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** All of its bookings, in words. */
const bookingsText = ({ bookings, unpaid }: Pick<OfficeDeparture, 'bookings' | 'unpaid'>) => {
  if (bookings + unpaid === 0) return 'No one has booked it.';
  const kinds = [
    ...(bookings > 0 ? [counted(bookings, 'paid booking', 'paid bookings')] : []),
    ...(unpaid > 0 ? [counted(unpaid, 'unpaid booking', 'unpaid bookings')] : []),
  ];
  return `It has ${kinds.join(' and ')}.`;
};

/** Texts of the office's departures. */
export const departureMessages = {
  departures: 'Departures',
  views: 'View',
  list: 'List',
  calendar: 'Calendar',
  filters: 'Find departures',
  trek: 'Trek',
  anyTrek: 'All treks',
  from: 'From',
  until: 'Until',
  departure: 'Departure',
  dates: 'Dates',
  fromUntil: (start: string, end: string | null) => (end === null ? start : `${start} – ${end}`),
  kind: 'Who can join',
  kinds: { joined: 'Joined', private: 'Private' } satisfies Record<OfficeDeparture['kind'], string>,
  kindChoices: {
    joined: 'Joined: visitors see it and can join',
    private: 'Private: a group’s own, which visitors don’t see',
  } satisfies Record<OfficeDeparture['kind'], string>,
  places: 'Places',
  placesSold: (travelers: number, places: number) => `${travelers} / ${places}`,
  travelersSold: (travelers: number) => counted(travelers, 'traveler', 'travelers'),
  placesHeld: (held: number) => `${held} held`,
  placesHeldFact: (held: number) => `${held} held by unpaid bookings`,
  placesLeft: (left: number) => `${left} left`,
  overbooked: (over: number) => `${over} too many`,
  guarantee: 'Guarantee',
  guaranteed: 'Guaranteed',
  needsMore: (missing: number) => `Needs ${missing} more`,
  notPromised: 'Nothing is promised',
  guide: 'Guide',
  price: 'Price',
  pricePerPerson: 'Price per person',
  trekPrice: 'Trek’s price',
  state: 'Status',
  states: { open: 'Open', closed: 'Closed', cancelled: 'Canceled' } satisfies Record<OfficeDeparture['state'], string>,
  byBookings: 'By bookings alone',
  bookings: 'Bookings',
  noBookings: 'None',
  paid: (bookings: number) => `${bookings} paid`,
  unpaid: (bookings: number) => `${bookings} unpaid`,
  note: 'Note',
  none: 'None',
  clash: 'Clash with the file:',
  clashHint:
    'What the office has set counts. To keep it, save it once more with ‘Change the departure’; to follow the file, change it there.',
  monthEmpty: 'No departures in this month.',
  month: (name: string, year: string) => `${name} ${year}`,
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  moreThanShown: 'This month has more departures than can be shown. Choose a trek.',
  toDepartures: 'All departures',
  itsBookings: 'Its bookings',
  itsUnpaid: 'Its unpaid bookings',
  bookingsStay: 'They stay as they are.',
  customersGetPlainMail: 'Each customer gets an email.',
  customersGetMail: 'Each customer gets an email with a new calendar file.',
  bookingsText,
  chooseTrek: 'Choose a trek',
  offeredAt: (price: string) => `Empty: the trek’s price, ${price}.`,
  trekPriceHint: 'Empty: the trek’s price.',
  onRequest: 'on request',
  repeats: 'When',
  once: 'On one day',
  series: 'A series',
  startDate: 'Start date',
  weekday: 'On',
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  everyWeeks: 'Repeats',
  intervals: ['Every week', 'Every second week', 'Every third week', 'Every fourth week'],
  seriesFaults: {
    incomplete: 'Choose the first and the last day: the departures are listed here before you create them.',
    backwards: 'The last day is before the first.',
    none: 'No such day is between the two.',
    'too-many': `These are more than ${MOST_DAYS} departures. Create them in parts.`,
  } satisfies Record<SeriesFault, string>,
  daysChosen: (chosen: number, all: number) =>
    chosen === all
      ? counted(all, 'departure', 'departures')
      : `${chosen} of ${counted(all, 'departure', 'departures')}`,
  daysHint: 'Take out the days on which it does not go.',
  noDayLeft: 'No day is left. Choose at least one.',
  placesHint: (largest: number) => `The trek takes groups of up to ${largest}.`,
  priceField: 'Price per person in US$',
  guaranteedFrom: 'Guaranteed from how many travelers',
  guaranteedFromHint: 'Empty: nothing is promised. 1: it goes in any case.',
  guideHint: 'Visitors read it: “led by …”.',
  noteHint: 'Visitors read it beside the date.',
  refund: 'Refund',
  refunds: {
    everything: (sum: string) => `Everything that was paid: ${sum}`,
    terms: (sum: string) => `As much as each booking’s terms give today: ${sum}`,
  },
  reason: 'Reason, for the office',
  doing: {
    create: {
      open: 'New departures',
      text: 'On one day, or as a series. Visitors see joined ones at once.',
      confirm: 'Create',
      confirmDays: (days: number) => `Create ${counted(days, 'departure', 'departures')}`,
      done: 'Created.',
    },
    adopt: {
      open: 'Make it a departure',
      text: 'Its bookings stay as they are.',
      confirm: 'Create the departure',
      done: 'It is a departure now.',
    },
    change: {
      open: 'Change the departure',
      text: 'The price of bookings that were made stays as it was agreed.',
      confirm: 'Save',
      done: 'The departure is changed.',
    },
    close: {
      open: 'Close for bookings',
      text: 'No one more can book it.',
      confirm: 'Close the departure',
      done: 'The departure is closed.',
    },
    reopen: {
      open: 'Open for bookings',
      text: 'Visitors can book it again.',
      confirm: 'Open the departure',
      done: 'The departure is open again.',
    },
    move: {
      open: 'Move to another day',
      text: 'All of its bookings move with it. Each keeps its price, and a balance is due by the new day.',
      confirm: 'Move the departure',
      done: 'The departure is moved.',
    },
    cancel: {
      open: 'Cancel the departure',
      text: 'The departure and all of its bookings are canceled for good.',
      confirm: 'Cancel the departure',
      done: 'The departure is canceled.',
    },
  },
  newStartDate: 'New start date',
  canceledText: 'It was canceled: nothing more can be done with it.',
};
