import type {
  OfficeDeparture,
  OfficeGroup,
  OfficeGroupBooking,
  OfficePage,
  OfficeToday,
  OfficeTrek,
} from '@trek/api/office';
import { type OfficeRole, OWNER } from '@trek/api/office-role';
import { useSession } from '@trek/ui/session';
import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import { type ReactNode, useState } from 'react';
import { fn } from 'storybook/test';
import { SWRConfig } from 'swr';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { BACKEND_URL } from '../../../../packages/ui/src/testing/api-answers.ts';
import { apiHandlers } from '../../../../packages/ui/src/testing/msw-handlers.ts';
import { office } from '../office.css.ts';
import { RoleContext } from '../role.tsx';

interface StoryOfficeProps {
  address: string;
  role?: OfficeRole;
  children: ReactNode;
}

/** Shows a page of the office at an address of its own, with nothing read before. */
export function StoryOffice({ address, role = OWNER, children }: StoryOfficeProps) {
  const { user } = useSession();
  const [path, query = ''] = address.split('?');
  const [{ hook }] = useState(() => memoryLocation({ path: path ?? '', static: true }));
  // No one sees the office before the session is known.
  if (!user) return null;
  return (
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <Router hook={hook} searchHook={() => query}>
        <RoleContext value={role}>
          <main className={office}>{children}</main>
        </RoleContext>
      </Router>
    </SWRConfig>
  );
}

export const storyTreks: OfficeTrek[] = [
  { id: 12, title: 'Annapurna Base Camp Trek', price: 1450, days: 12, places: 12 },
  { id: 15, title: 'Lhasa to Everest North Base Camp Overland', price: null, days: 9, places: 8 },
];

/** A joined departure with places left. */
export const storyDeparture: OfficeDeparture = {
  id: 'departure-1',
  trekId: 12,
  trekTitle: 'Annapurna Base Camp Trek',
  startDate: '2030-03-02',
  endDate: '2030-03-13',
  kind: 'joined',
  state: 'open',
  places: 8,
  price: 1390.5,
  guaranteedFrom: 4,
  guide: 'Dawa Sherpa',
  note: '',
  travelers: 3,
  held: 1,
  placesLeft: 4,
  isGuaranteed: false,
  missingTravelers: 1,
  bookings: 2,
  unpaid: 1,
  clash: null,
  updatedAt: '2029-12-01T10:00:00.000Z',
};

/** A start of people who have booked a day of their own. */
const storyStart: OfficeDeparture = {
  ...storyDeparture,
  ...{ id: null, startDate: '2030-03-05', endDate: '2030-03-16', kind: 'private', places: null, price: null },
  ...{ guaranteedFrom: null, missingTravelers: null, guide: '', travelers: 2, held: 0, placesLeft: null },
  ...{ bookings: 1, unpaid: 0, updatedAt: null },
};

/** The backend's words about a clash. */
export const STORY_CLASH = 'The file says 2030-03-09, 7 places.';

export const storyDepartures: OfficeDeparture[] = [
  storyDeparture,
  storyStart,
  {
    ...storyDeparture,
    ...{ id: 'departure-2', trekId: 15, trekTitle: 'Lhasa to Everest North Base Camp Overland', price: null },
    ...{ startDate: '2030-03-09', endDate: '2030-03-17', clash: STORY_CLASH, note: 'With the Saga Dawa festival' },
    ...{ travelers: 6, held: 0, placesLeft: 2, isGuaranteed: true, missingTravelers: null, unpaid: 0 },
  },
  {
    ...storyDeparture,
    ...{ id: 'departure-3', startDate: '2030-03-16', endDate: '2030-03-27', travelers: 10, held: 0, placesLeft: -2 },
    ...{ isGuaranteed: true, missingTravelers: null, bookings: 5, unpaid: 0 },
  },
  {
    ...storyDeparture,
    ...{ id: 'departure-4', startDate: '2030-03-23', endDate: '2030-04-03', state: 'closed' },
  },
  {
    ...storyDeparture,
    ...{ id: 'departure-5', startDate: '2030-03-30', endDate: '2030-04-10', state: 'cancelled' },
    ...{ travelers: 0, held: 0, bookings: 0, unpaid: 0, placesLeft: 8 },
  },
];

const storyBooking: OfficeGroupBooking = {
  ...{ reference: 'TH-7K2M9Q', trekId: 12, trekTitle: storyDeparture.trekTitle, status: 'confirmed', travelers: 2 },
  ...{ startDate: storyDeparture.startDate, endDate: '2030-03-13', isGuest: false, name: 'Maya Gurung' },
  ...{ email: 'maya@example.org', phone: '+977 9812345678', isCancellationRequested: false },
  ...{ createdAt: '2029-11-01T10:00:00.000Z', bookedOn: '2029-11-01', extras: ['Single room'] },
  money: {
    ...{ totalAmount: 2900, paidAmount: 580, balanceAmount: 2320, balanceDueDate: '2030-01-31' },
    ...{ partner: null, metadata: [] },
  },
  specialRequirements: 'One of us is slow on the way down.',
  travelerDetails: [
    {
      ...{ position: 1, passportName: 'Maya Gurung', passportNumber: 'PA1234567', passportExpiry: '2034-05-01' },
      ...{
        nationality: 'NP',
        birthDate: '1990-03-15',
        diet: 'Vegetarian',
        arrival: 'March 1, 14:20, QR 652',
        insurance: '',
      },
      ...{ insuranceCompany: 'Alpine Cover', insurancePolicy: 'AC-77120', insuranceHotline: '+41 44 000 00 00' },
      ...{ insuranceAltitude: '6000', emergencyName: 'Tara Gurung', emergencyPhone: '+977 1 000000' },
    },
  ],
};

/** The people of the joined departure: of one traveler, nothing is known yet. */
export const storyGroup: OfficeGroup = {
  departure: storyDeparture,
  permits: [
    {
      name: 'Annapurna Conservation Area entry',
      issuer: 'National Trust for Nature Conservation, Nepal',
      fee: 'NPR 3,000',
    },
    {
      name: 'Restricted area permit for Upper Mustang',
      issuer: 'Department of Immigration, Nepal',
      fee: 'USD 50 a day',
    },
    { name: 'Trekker registration (TIMS)', issuer: 'Nepal Tourism Board', fee: null },
  ],
  permitsDueOn: '2030-02-27',
  bookings: [
    storyBooking,
    {
      ...storyBooking,
      ...{ reference: 'TH-3P8W4C', travelers: 1, name: 'Hans-Peter von Mittelstaedt-Oberhausen' },
      ...{ isCancellationRequested: true, specialRequirements: '', extras: [] },
      money: {
        ...{ totalAmount: 2900, paidAmount: 2900, balanceAmount: 0, balanceDueDate: null },
        ...{ partner: null, metadata: [] },
      },
      travelerDetails: [
        {
          ...{ position: 1, passportName: 'Hans-Peter von Mittelstaedt-Oberhausen', passportNumber: 'C01X00T47' },
          ...{ passportExpiry: '2030-06-01', nationality: 'DE', birthDate: '1961-12-31', diet: '', insurance: '' },
          ...{ insuranceCompany: '', insurancePolicy: '', insuranceHotline: '', insuranceAltitude: '' },
          ...{ emergencyName: '', emergencyPhone: '', filledInBy: 'traveler' as const },
        },
      ],
    },
  ],
};

/** A day on which nothing waits. */
export const storyToday: OfficeToday = {
  ...{
    day: '2030-02-20',
    leavingUntil: '2030-02-27',
    requests: [],
    changes: [],
    departures: [],
    overdue: [],
    leaving: [],
  },
  ...{ disputes: [], transfersToReturn: [], failedRefunds: [], differences: [], overpaid: [], unowed: [] },
  ...{ overbooked: [], clashes: [], missingDetails: [], permitsDue: [], messages: [], contentFaults: [], drafts: [] },
  counts: { requests: 0, overdue: 0, leaving: 0, messages: 0 },
};

const DEPARTURES = `${BACKEND_URL}/office/departures`;

/** An answer of the office's API. */
export type OfficeAnswer = object | 'silent' | 'broken' | { refused: string } | { comes: () => Promise<object> };

export async function respond(answer: OfficeAnswer) {
  if (answer === 'silent') await delay('infinite');
  if (answer === 'broken') return HttpResponse.json({ message: 'Internal server error' }, { status: 500 });
  if (typeof answer === 'object' && 'comes' in answer) return HttpResponse.json(await answer.comes());
  if (typeof answer === 'object' && 'refused' in answer)
    return HttpResponse.json({ message: answer.refused }, { status: 409 });
  return HttpResponse.json(answer as object);
}

interface OfficeAnswers {
  rows?: readonly OfficeDeparture[];
  next?: string;
  /** In place of the list. */
  list?: OfficeAnswer;
  treks?: OfficeAnswer;
  one?: OfficeAnswer;
  /** The people of a departure. */
  group?: OfficeAnswer;
  /** The start page. */
  today?: OfficeAnswer;
  /** The refunds, if the departure is canceled. */
  cancellation?: OfficeAnswer;
  /** A list as a file. */
  file?: OfficeAnswer;
  /** To every command. */
  done?: OfficeAnswer;
}

/** The commands that a story has sent: their path and body. */
export const sentCommand = fn<(path: string, body: Record<string, unknown>) => void>();

/** Handlers of the calls about departures, before those of visitors. */
export function officeHandlers({
  rows = [],
  next,
  treks = storyTreks,
  ...given
}: OfficeAnswers = {}): RequestHandler[] {
  const page: OfficePage<OfficeDeparture> = { rows: [...rows], next: next ?? null };
  const command = async ({ request }: { request: Request }) => {
    const path = new URL(request.url).pathname.replace('/office/departures', '');
    sentCommand(path, (await request.clone().json()) as Record<string, unknown>);
    return respond(given.done ?? storyDeparture);
  };
  return [
    http.get(`${BACKEND_URL}/office/today`, () => respond(given.today ?? storyToday)),
    http.get(DEPARTURES, () => respond(given.list ?? page)),
    http.get(`${DEPARTURES}/treks`, () => respond(treks)),
    http.get(`${DEPARTURES}/:trek/:day/people`, () => respond(given.group ?? storyGroup)),
    http.get(`${DEPARTURES}/:trek/:day/:file`, () => respond(given.file ?? {})),
    http.get(`${DEPARTURES}/:id/cancellation`, () => respond(given.cancellation ?? { everything: 1160, terms: 725.5 })),
    http.get(`${DEPARTURES}/:id`, () => respond(given.one ?? storyDeparture)),
    http.post(DEPARTURES, command),
    http.post(`${DEPARTURES}/:id/:act`, command),
    ...apiHandlers(),
  ];
}
