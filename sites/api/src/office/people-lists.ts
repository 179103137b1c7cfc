import {
  countryName,
  fieldList,
  isCountryCode,
  isCoveredTooLow,
  type ListedTraveler,
  missingForPermits,
  type TravelerDetails,
} from '@trek/ui/internal/manage-booking/rules';
import { officeTravelers } from '../store/listed-travelers.rules.ts';
import type { OfficeGroup, OfficeGroupBooking } from './office.types.ts';

/*
 * The lists of the people who start together. The office's pages and files show the same tables.
 */

/** A list that is printed, or taken as a file. */
export type PeopleList = 'guide' | 'permits' | 'rooms';

/** A table in words. */
export interface ListTable {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Someone who goes. */
export interface Person extends Pick<ListedTraveler, 'position' | 'details' | 'missing'> {
  booking: OfficeGroupBooking;
  /** As in the passport, or who it is as far as that is known. */
  name: string;
}

type Bookings = Pick<OfficeGroup, 'bookings'>;

/** All people of a group, booking by booking. */
export const peopleOf = ({ bookings }: Bookings): Person[] =>
  bookings.flatMap((booking) => {
    const { name, travelers, endDate, travelerDetails } = booking;
    return officeTravelers({ travelers, end_date: endDate }, travelerDetails).map(({ position, details, missing }) => {
      const unnamed = position === 1 ? name : `Traveler ${position} of ${name}`;
      return { booking, position, details, missing, name: details.passportName || unnamed };
    });
  });

/** The missing details in words; an empty text: there are none. */
export const missingText = ({ missing }: Pick<Person, 'missing'>): string => fieldList(missing);

/** The people without whose details a permit can't be applied for. */
export const withoutPermitDetails = (people: readonly Person[]): Person[] =>
  people.filter(({ missing }) => missingForPermits(missing).length > 0);

const NOT_KNOWN = '–';
const joined = (texts: readonly string[], separator = ', ') => texts.filter(Boolean).join(separator) || NOT_KNOWN;
const numbered = (rows: readonly string[][]) => rows.map((row, index) => [String(index + 1), ...row]);
const nationalityOf = ({ nationality }: TravelerDetails) =>
  isCountryCode(nationality) ? countryName(nationality, 'en') : nationality || NOT_KNOWN;

/** The age in years on a day; undefined: the day of birth is not known. */
export function ageOn(day: string, birthDate: string): number | undefined {
  if (birthDate === '') return undefined;
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** A booking's state that a reader of the list has to know. */
const markOf = ({ status, isCancellationRequested }: OfficeGroupBooking): string =>
  [...(status === 'disputed' ? ['disputed'] : []), ...(isCancellationRequested ? ['asks to cancel'] : [])].join(', ');

/** A booking's reference, with its mark. */
const bookingText = (booking: OfficeGroupBooking): string => joined([booking.reference, markOf(booking)], ': ');

/**
 * The facts that a guide needs on the way, without passport numbers and money, which no one needs there. Insurer and policy are
 * among them, because a guide who calls a helicopter is asked for both.
 */
export function guideList(group: OfficeGroup): ListTable {
  return {
    columns: [
      ...['No.', 'Name', 'Age', 'Nationality', 'Arrival', 'Diet', 'Insurance', 'Emergency contact'],
      ...['Booked by', 'Wishes and health'],
    ],
    rows: numbered(peopleOf(group).map((person) => guideRow(person, group))),
  };
}

function guideRow(
  { booking, position, name, details }: Person,
  { departure: { startDate }, maxAltitude }: OfficeGroup,
): string[] {
  // The facts of a booking are written once, beside its first traveler.
  const isFirst = position === 1;
  return [
    name,
    String(ageOn(startDate, details.birthDate) ?? NOT_KNOWN),
    nationalityOf(details),
    details.arrival || NOT_KNOWN,
    details.diet || NOT_KNOWN,
    insuranceOf(details, maxAltitude),
    joined([details.emergencyName, details.emergencyPhone]),
    isFirst ? joined([bookingText(booking), booking.name, booking.phone]) : booking.reference,
    isFirst ? booking.specialRequirements || NOT_KNOWN : '',
  ];
}

const meters = (altitude: number) => `${altitude.toLocaleString('en-US')} m`;

function insuranceOf(details: TravelerDetails, maxAltitude: number | undefined): string {
  const { insuranceAltitude: covered } = details;
  const tooLow = isCoveredTooLow(covered, maxAltitude) ? `, below the trek’s ${meters(Number(maxAltitude))}` : '';
  return joined([
    ...[details.insuranceCompany, details.insurancePolicy, details.insuranceHotline],
    covered && `up to ${meters(Number(covered))}${tooLow}`,
    details.insurance,
  ]);
}

/** The passports, and a column for each permit with its fee. */
export function permitList(group: OfficeGroup): ListTable {
  const permits = group.permits ?? [];
  return {
    columns: [
      ...['No.', 'Name in the passport', 'Passport number', 'Valid until', 'Nationality', 'Date of birth'],
      ...['Booking', 'Missing', ...permits.map(({ name }) => name)],
    ],
    rows: numbered(
      peopleOf(group).map(({ booking, name, details, missing }) => [
        ...[name, details.passportNumber || NOT_KNOWN, details.passportExpiry || NOT_KNOWN],
        ...[nationalityOf(details), details.birthDate || NOT_KNOWN],
        ...[bookingText(booking), fieldList(missingForPermits(missing))],
        ...permits.map(({ fee }) => (fee !== null && FLAT_FEE.test(fee) ? fee : NEEDED)),
      ]),
    ),
  };
}

/** Someone needs a permit whose fee is no simple sum. */
const NEEDED = '✓';

/** The permits of a group, each with its office and the fees for all. */
export function permitFees(group: OfficeGroup): ListTable {
  const people = peopleOf(group).length;
  return {
    columns: ['No.', 'Permit', 'Issued by', 'Fee per person', `Fees for ${people}`],
    rows: numbered(
      (group.permits ?? []).map(({ name, issuer, fee }) => [
        ...[name, issuer, fee ?? NOT_KNOWN],
        fee === null ? NOT_KNOWN : feeForAll(fee, people),
      ]),
    ),
  };
}

/** A fee that each person pays once, and nothing else. */
const FLAT_FEE = /^([A-Z]{3}) ([\d,]+)$/;

/** A fee times a number of people: as a sum if it is paid once, in words if its amount depends on days or weeks. */
export function feeForAll(fee: string, people: number): string {
  const [, currency, amount = ''] = FLAT_FEE.exec(fee) ?? [];
  if (currency === undefined) return `${people} × the fee`;
  return `${currency} ${(people * Number(amount.replaceAll(',', ''))).toLocaleString('en-US')}`;
}

/**
 * Rooms and tents for two, of people who have booked together; no one is put beside a stranger. Health is not among the facts:
 * the list goes to lodges.
 */
export function roomingList(group: Bookings): ListTable {
  const rooms = group.bookings.flatMap((booking) => {
    const people = peopleOf({ bookings: [booking] });
    const pairs = Array.from({ length: Math.ceil(people.length / 2) }, (_, index) =>
      people.slice(2 * index, 2 * index + 2),
    );
    return pairs.map((room, index) => [
      room.map(({ name }) => name).join(', '),
      roomKind(booking, room.length),
      bookingText(booking),
      index === 0 ? joined(booking.extras) : '',
    ]);
  });
  return { columns: ['Room', 'Names', 'Kind', 'Booking', 'Sold in addition'], rows: numbered(rooms) };
}

/** A room of one's own may have been sold, in words that only a person can read. */
function roomKind({ extras }: OfficeGroupBooking, people: number): string {
  if (extras.length > 0) return 'See what was sold';
  return people === 2 ? 'For two' : 'For one, or shared: ask';
}

/** Each list as a table. */
export const PEOPLE_LISTS: Readonly<Record<PeopleList, (group: OfficeGroup) => ListTable>> = {
  guide: guideList,
  permits: permitList,
  rooms: roomingList,
};
