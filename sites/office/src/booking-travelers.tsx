import type { OfficeBookingDetail } from '@trek/api/office';
import { Facts } from './facts.tsx';
import * as styles from './office.css.ts';
import { officeMessages as messages } from './office.messages.ts';

const FIELDS = Object.keys(messages.travelerFields) as (keyof typeof messages.travelerFields)[];

/** Traveler details for permits and emergencies. */
export function BookingTravelers({ travelers }: { travelers: OfficeBookingDetail['travelerDetails'] }) {
  if (travelers.length === 0) return <p>{messages.noTravelers}</p>;
  return travelers.map((traveler) => (
    <div key={traveler.position} className={styles.card}>
      <h3>{messages.traveler(traveler.position)}</h3>
      <Facts
        facts={FIELDS.map((field) => [messages.travelerFields[field], traveler[field] || messages.none] as const)}
      />
    </div>
  ));
}
