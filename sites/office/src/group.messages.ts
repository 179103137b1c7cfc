import type { PeopleList } from '@trek/api/people-lists';

/** A page about the people of a departure. */
export type GroupView = 'people' | PeopleList;

export const GROUP_VIEWS = ['people', 'guide', 'permits', 'rooms'] as const satisfies readonly GroupView[];

/** The page that an address names; any other word is that of the people. */
export const groupViewOf = (name = ''): GroupView => GROUP_VIEWS.find((view) => view === name) ?? 'people';

/** Texts about the people of a departure. */
export const groupMessages = {
  lists: 'People and lists',
  views: {
    people: 'People',
    guide: 'Guide’s list',
    permits: 'Permit list',
    rooms: 'Rooming list',
  } satisfies Record<GroupView, string>,
  backToDeparture: 'To the departure',
  people: (count: number) => `${count} ${count === 1 ? 'traveler' : 'travelers'}`,
  ledBy: (guide: string) => `led by ${guide}`,
  empty: 'No one has paid for it yet. Travelers are listed here once their booking is paid.',
  notListed: (unpaid: number) =>
    unpaid === 1 ? '1 unpaid booking is not on the lists.' : `${unpaid} unpaid bookings are not on the lists.`,
  booking: 'Booking',
  travelers: 'Travelers',
  money: 'Paid',
  allPaid: 'All paid',
  owes: (amount: string, due: string | null) => (due === null ? `${amount} to pay` : `${amount} to pay by ${due}`),
  arrival: 'Arriving',
  notKnown: 'Not known',
  missing: 'Missing details',
  nothingMissing: 'None',
  missingOf: (name: string, fields: string) => `${name}: ${fields}`,
  print: 'Print',
  csv: 'Download as CSV',
  fees: 'Permits and fees',
  noPermits: 'This trek needs no permits.',
  unknownPermits: 'The trek’s file does not say which permits it needs.',
  permitsDue: (day: string) => `Apply by ${day}.`,
  feesNote: 'The fees are those for visitors from outside the region.',
  notReady: (count: number) =>
    count === 1 ? 'The details of 1 traveler are not complete.' : `The details of ${count} travelers are not complete.`,
};
