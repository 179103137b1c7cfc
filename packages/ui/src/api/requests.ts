import type { CalendarDate } from '../core/internal/calendar-date.ts';
import type { SavedTrekEntity, TravelerEntity } from './entities.ts';

/** Body of `POST /auth/register`. */
export interface Registration {
  fullname: string;
  email: string;
  phone: string;
  password: string;
}

/** Body of `POST /auth/profile`. */
export interface ProfileToSave {
  fullname: string;
  /** Empty: none. */
  phone: string;
  /** Several lines; empty: none. */
  postalAddress: string;
}

/** Body of `POST /auth/login`. */
export interface Credentials {
  email: string;
  password: string;
  rememberMe: boolean;
}

/** Body of `POST /contact`. */
export interface ContactMessage {
  name: string;
  email: string;
  phone: string;
  message: string;
}

/** Body of `POST /booking/payer` and `POST /booking/invoice`. */
export interface PayerToSave {
  bookingId: number | string;
  /** A person or a company. */
  name: string;
  /** In several lines. */
  address: string;
}

/** Which traveler of which booking. */
export interface TravelerPlace {
  bookingId: number | string;
  /** Counted from 1. */
  position: number;
}

/** The details of one traveler that the booking's owner saves. */
export interface TravelerToSave extends TravelerPlace, TravelerEntity {
  position: number;
  /** Replaces what the traveler has filled in by a private link: else the backend refuses it. Default false. */
  replacesTraveler?: boolean;
}

/** Facts of a traveler that the backend notes. */
type Noted = 'position' | 'filledInBy' | 'missing' | 'linkedAt';

/** A traveler's own details, by the secret of a private link. */
export type OwnTravelerToSave = { [Field in Exclude<keyof TravelerEntity, Noted>]-?: string } & { token: string };

/** Body of `POST /booking/change-quote`: what a visitor wants of a booking. */
export interface BookingChange {
  bookingId: number | string;
  startDate: CalendarDate;
  travelers: number;
  /** The person who goes in place of the one who booked. Left out: there is none. */
  transferTo?: Pick<BookingDetails, 'firstName' | 'lastName' | 'email' | 'phone'> | undefined;
}

/** Body of `POST /booking/change-request`. */
export interface ChangeToRequest extends BookingChange {
  message?: string | undefined;
  /** The total that was shown, with its cents: the backend refuses another one. */
  totalAmount: number;
}

/** The travelers' contact as typed in the first step of booking. */
export interface BookingDetails {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  country: string;
  specialRequirements: string;
  /** `YYYY-MM-DD` */
  bookingDate: CalendarDate;
}

/** The seller of a booking, as a host's page names it. A backend counts it from the partner's own pages alone. */
export interface Seller {
  /** Your id at the operator, such as `alpine`. */
  partner?: string | undefined;
  /** Your own words for a booking, such as a newsletter: at most 64 characters. */
  partnerRef?: string | undefined;
  /**
   * Up to ten short texts that the operator reads beside a booking, such as `{ campaign: 'spring' }`. Names are lower-case letters,
   * digits, `-` and `_`; a text has at most 200 characters.
   */
  metadata?: Readonly<Record<string, string>> | undefined;
}

/** Most characters of a text in `metadata`. */
export const LONGEST_ANSWER = 200;

/** Body of `POST /booking/user-details`, without its trek. Requirements and a group that are left out stay as stored. */
export type DetailsToSave = Omit<BookingDetails, 'specialRequirements'> &
  Partial<Pick<BookingDetails, 'specialRequirements'>> &
  Pick<Seller, 'metadata'> & {
    travelers?: number;
    /** BCP 47 tag of the page, for the language of the mails. */
    locale?: string;
  };

/** Body of `POST /payment/create-payment-intent`. */
export interface PaymentRequest {
  trekId: number | string;
  /** Whole US dollars. */
  amount: number;
  currency: 'usd';
  numTravelers: number;
  customerName: string;
  customerEmail: string;
  /** The booking that is paid for. Default: the user's unpaid booking of the trek; a confirmed one pays its balance. */
  bookingId?: number | string | undefined;
  /** The total of the whole group in US dollars that the payer has seen. A backend refuses one that is not its own. */
  totalAmount?: number | undefined;
}

/** Body of `POST /saved-treks`. Empty lists only ask. */
export interface SavedTreksChange {
  save: SavedTrekEntity[];
  /** Ids of treks. */
  remove: (number | string)[];
}

/** A request for a code by a visitor without an account: for the trek to book, or the number of a booking. */
export interface GuestCodeRequest {
  email: string;
  trekId?: number | string | undefined;
  reference?: string | undefined;
  /** The BCP 47 tag of the page: the mail is in its language. */
  locale?: string | undefined;
}

/** A mailed code as it was typed, with the id of its request. */
export interface CodeEntry {
  codeId: string;
  code: string;
}
