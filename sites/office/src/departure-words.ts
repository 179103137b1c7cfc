import type { OfficeDeparture } from '@trek/api/office';
import { formatMonth, formatUsd } from '@trek/ui/kit/format';
import { departureMessages as messages } from './departure.messages.ts';
import type { GroupView } from './group.messages.ts';
import { NEW_BOOKING_PATH, OFFICE_PATH } from './office-path.ts';

const weekdayDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
const shortDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const asMoment = (day: string) => new Date(`${day}T00:00:00Z`);

/** A day with its weekday: `Saturday, March 6, 2027`. */
export const formatWeekday = (day: string): string => weekdayDate.format(asMoment(day));

/** `Mar 6, 2027 – Mar 8, 2027`, or the first day of a trek that is not on offer any more. */
export const datesText = ({ startDate, endDate }: OfficeDeparture): string =>
  messages.fromUntil(
    shortDate.format(asMoment(startDate)),
    endDate === null ? null : shortDate.format(asMoment(endDate)),
  );

/** `March 2027` of `2027-03`. */
export const monthText = (month: string): string =>
  messages.month(formatMonth(Number(month.slice(5))), month.slice(0, 4));

/** Sold and all places, or the travelers of a start that has no places of its own. */
export const placesText = ({ travelers, places }: OfficeDeparture): string =>
  places === null ? messages.travelersSold(travelers) : messages.placesSold(travelers, places);

/** Travelers beyond the places of a joined departure: 0 as a rule. The places of a private one limit no one. */
export const travelersTooMany = ({ kind, travelers, places }: OfficeDeparture): number =>
  places === null || kind === 'private' ? 0 : Math.max(0, travelers - places);

/** Whether it surely goes; undefined: nothing is promised, or it goes no more. */
export function guaranteeText({ isGuaranteed, missingTravelers, state }: OfficeDeparture): string | undefined {
  if (state === 'cancelled') return undefined;
  if (isGuaranteed) return messages.guaranteed;
  return missingTravelers === null ? undefined : messages.needsMore(missingTravelers);
}

export const priceText = ({ price }: OfficeDeparture): string =>
  price === null ? messages.trekPrice : formatUsd(price);

export const DEPARTURES_PATH = `${OFFICE_PATH}/departures`;

export const departurePath = (id: string) => `${DEPARTURES_PATH}/${encodeURIComponent(id)}`;

/** The people of a start, whether it is a departure or made by bookings alone. */
export const groupPath = ({ trekId, startDate }: Pick<OfficeDeparture, 'trekId' | 'startDate'>, view: GroupView) =>
  `${DEPARTURES_PATH}/${trekId}/${startDate}/${view}`;

/** The bookings of a start. */
export const startBookingsPath = (
  { trekId, startDate }: Pick<OfficeDeparture, 'trekId' | 'startDate'>,
  state: 'active' | 'pending',
) => `${OFFICE_PATH}/bookings?state=${state}&trek=${trekId}&from=${startDate}&until=${startDate}`;

/** A booking by hand for a start. */
export const newBookingPath = ({ trekId, startDate }: Pick<OfficeDeparture, 'trekId' | 'startDate'>) =>
  `${NEW_BOOKING_PATH}?trek=${trekId}&day=${startDate}`;
