import type { BookingEntity, OwnTravelerEntity, TravelerEntity } from '../api/entities.ts';
import {
  detailsOf,
  missingDetails,
  NO_DETAILS,
  storedDetails,
} from '../sales/manage-booking/travelers/travelers.rules.ts';

interface Link {
  token: string;
  /** When it was made. */
  linkedAt: string;
}

/** The place of a traveler in a booking, whom a private link is for. */
export interface LinkedTraveler {
  table: TravelerTable;
  booking: BookingEntity;
  position: number;
}

/** The travelers of an account's bookings, with their private links. */
export class TravelerTable {
  /** By booking and position. */
  readonly #travelers = new Map<string, TravelerEntity>();
  readonly #links = new Map<string, Link>();

  /** The travelers as the booking's owner sees them. */
  listOf(booking: BookingEntity): TravelerEntity[] {
    return this.#positions(booking).flatMap((position) => {
      const traveler = this.at(booking, position);
      const linkedAt = this.#links.get(keyOf(booking, position))?.linkedAt;
      if (!traveler && linkedAt === undefined) return [];
      const shown = traveler ? forOwner(traveler, booking) : { ...NO_DETAILS, position };
      return [linkedAt === undefined ? shown : { ...shown, linkedAt }];
    });
  }

  at(booking: BookingEntity, position: number): TravelerEntity | undefined {
    return this.#travelers.get(keyOf(booking, position));
  }

  /** @returns false if the traveler has filled it in, and the owner does not know */
  save(booking: BookingEntity, sent: TravelerEntity, by: 'owner' | 'traveler', replacesTraveler = false): boolean {
    const known = this.at(booking, sent.position);
    const isTheirs = by === 'owner' && known?.filledInBy === 'traveler';
    if (isTheirs && !replacesTraveler) return false;
    const given = Object.fromEntries(Object.entries(storedDetails(sent)).filter(([, value]) => value !== undefined));
    const { filledInBy: _, ...before } = isTheirs ? {} : (known ?? {});
    const traveler = { ...NO_DETAILS, ...before, ...given, ...(by === 'traveler' && { filledInBy: by }) };
    this.#travelers.set(keyOf(booking, sent.position), traveler as TravelerEntity);
    const { endDate } = booking;
    const travelers = this.#positions(booking).flatMap((position) => this.at(booking, position) ?? []);
    const complete = travelers.filter((one) => missingDetails(detailsOf(one), { endDate }).length === 0);
    booking.completeTravelers = complete.length;
    return true;
  }

  /** @param link undefined: withdraws the present one */
  link(booking: BookingEntity, position: number, link: Link | undefined): void {
    if (link) this.#links.set(keyOf(booking, position), link);
    else this.#links.delete(keyOf(booking, position));
  }

  /** The position of the traveler whom a link of one of these bookings is for; undefined: it is for no one. */
  linked(bookings: readonly BookingEntity[], token: string, today: string): LinkedTraveler | undefined {
    for (const booking of bookings) {
      if (booking.status === 'cancelled' || booking.startDate < today) continue;
      const position = this.#positions(booking).find((one) => this.#links.get(keyOf(booking, one))?.token === token);
      if (position) return { table: this, booking, position };
    }
    return undefined;
  }

  #positions = ({ travelers = 1 }: BookingEntity) => Array.from({ length: travelers }, (_, index) => index + 1);
}

const keyOf = ({ id }: BookingEntity, position: number) => `${id} ${position}`;

function forOwner(traveler: TravelerEntity, { endDate }: BookingEntity): TravelerEntity {
  const { position, filledInBy } = traveler;
  if (filledInBy !== 'traveler') return traveler;
  return { ...NO_DETAILS, position, filledInBy, missing: missingDetails(detailsOf(traveler), { endDate }) };
}

/** A traveler's own part, by a private link. */
export function ownTraveler({ table, booking, position }: LinkedTraveler): OwnTravelerEntity {
  const { trek, startDate, endDate, maxAltitude } = booking;
  const { filledInBy: _, ...known } = table.at(booking, position) ?? {};
  return {
    ...{ trek: { title: trek.title }, startDate, endDate, ...(maxAltitude !== undefined && { maxAltitude }) },
    traveler: { ...NO_DETAILS, ...known, position },
  };
}
