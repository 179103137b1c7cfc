import type { OfficeBookingDetail } from '@trek/api/office';
import {
  countryName,
  isCountryCode,
  isCoveredTooLow,
  passportFault,
  passportNeededUntil,
} from '@trek/ui/internal/manage-booking/rules';
import { formatLongDate, formatMeters } from '@trek/ui/kit/format';
import type { ReactNode } from 'react';
import { PhoneLink } from './contact-links.tsx';
import { Facts } from './facts.tsx';
import * as styles from './office.css.ts';
import { officeMessages as messages } from './office.messages.ts';

type Booking = Pick<OfficeBookingDetail, 'travelerDetails' | 'endDate' | 'maxAltitude'>;
type Traveler = Booking['travelerDetails'][number];

const FIELDS = Object.keys(messages.travelerFields) as (keyof typeof messages.travelerFields)[];

/** Traveler details for permits and emergencies. */
export function BookingTravelers({ booking }: { booking: Booking }) {
  if (booking.travelerDetails.length === 0) return <p>{messages.noTravelers}</p>;
  return booking.travelerDetails.map((traveler) => (
    <div key={traveler.position} className={styles.card}>
      <h3>{messages.traveler(traveler.position)}</h3>
      {traveler.filledInBy === 'traveler' && <p>{messages.byTraveler}</p>}
      <Facts
        facts={FIELDS.filter((field) => field !== 'insurance' || traveler.insurance !== '').map(
          (field) => [messages.travelerFields[field], shown(field, traveler, booking)] as const,
        )}
      />
    </div>
  ));
}

/** A detail in words, with what is wrong with it for this trek. */
function shown(field: (typeof FIELDS)[number], traveler: Traveler, { endDate, maxAltitude }: Booking): ReactNode {
  const value = traveler[field] ?? '';
  if (value === '') return messages.none;
  if (field === 'nationality')
    return isCountryCode(value) ? `${countryName(value, 'en')} (${value})` : messages.notFromList(value);
  if (field === 'emergencyPhone' || field === 'insuranceHotline') return <PhoneLink number={value} />;
  if (field === 'birthDate') return formatLongDate(value);
  if (field === 'passportExpiry') {
    const day = formatLongDate(value);
    if (passportFault(value, endDate) === null) return day;
    return messages.passportTooShort(day, formatLongDate(passportNeededUntil(endDate)));
  }
  if (field !== 'insuranceAltitude') return value;
  const covered = formatMeters(Number(value));
  if (maxAltitude === undefined || !isCoveredTooLow(value, maxAltitude)) return covered;
  return messages.insuredTooLow(covered, formatMeters(maxAltitude));
}
