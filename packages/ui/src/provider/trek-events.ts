import type { ApiFailure } from '../api/api-error.ts';

/** Of every event's detail. Another number means that a name or a meaning has changed. */
interface Versioned {
  v: 1;
}

/** Part of every detail that tells of one trek. */
interface TrekEventBase extends Versioned {
  trekId: number | string;
}

/** Which part of an embed it is. */
export type EmbedKind = 'list' | 'offer' | 'page' | 'booking' | 'book-button' | 'account';

interface Details {
  /** A part of an embed shows what it is for. `trekId` where that is one trek. */
  'trek:ready': Versioned & { kind: EmbedKind; trekId?: number | string };
  /** A part of an embed could not read its data. The visitor sees a message. `isRetryable`: trying again may help. */
  'trek:error': Versioned & { kind: EmbedKind; code: ApiFailure; message: string; isRetryable: boolean };
  /** A listing shows what is looked for. `filters` are those of its address, by their names there. */
  'trek:search': Versioned & { filters: Readonly<Record<string, string>>; count: number };
  /** A trek's page is shown. `priceUsd` is per person; null: on request. */
  'trek:view': TrekEventBase & { slug: string; title: string; priceUsd: number | null };
  /** A group has another size, and so another price. */
  'trek:quote': TrekEventBase & { travelers: number; totalCents: number; discountPercent: number; currency: 'usd' };
  /** The backend asks for another total than was shown, and the visitor is asked whether to go on with it. */
  'trek:price-changed': TrekEventBase & { shownCents: number; totalCents: number };
  /** The visitor has to sign in to go on booking. By default they do so in the booking's dialog. Cancelable. */
  'trek:auth-required': TrekEventBase;
  /** The booking's dialog shows another step. */
  'trek:step': TrekEventBase & { step: 'sign-in' | 'details' | 'payment' | 'succeeded' };
  /**
   * The backend has stored a booking, or what was changed in it. `bookingId` and `reference`, which customers say on the
   * telephone, are null where the backend does not tell.
   * `startDate` is `YYYY-MM-DD`, `totalCents` the price of the whole group.
   */
  'trek:booking-created': TrekEventBase & {
    bookingId: number | string | null;
    reference: string | null;
    startDate: string;
    travelers: number;
    totalCents: number;
  };
  /**
   * Money is pending, has moved, has not, or its outcome is unknown. `bookingId` and `reference` are null where the backend
   * does not tell. `totalCents` is the price of the whole booking, `amountCents` this payment of it.
   */
  'trek:payment': TrekEventBase & {
    bookingId: number | string | null;
    reference: string | null;
    paymentId: string;
    status: 'processing' | 'succeeded' | 'failed' | 'unknown';
    amountCents: number;
    totalCents: number;
    isSimulated: boolean;
  };
  /** The visitor leaves an embed for a page of the host: `to` as the host names it, `href` its address. Cancelable. */
  'trek:navigate': Versioned & { to: string; href: string };
}

type EventOf<Name extends keyof Details> = { type: Name; detail: Details[Name] };

/** An event that the host may prevent. */
export type CancelableEvent = EventOf<'trek:auth-required'> | EventOf<'trek:navigate'>;

interface Cancelable {
  /** The host does by itself what would follow, and the kit does nothing. To be called before the handler returns. */
  preventDefault(): void;
}

/** Visitors' actions as the kit reports them to its host, for analytics. Nothing in it identifies a person. */
export type TrekEvent = {
  [Name in keyof Details]: EventOf<Name> & (Name extends CancelableEvent['type'] ? Cancelable : unknown);
}[keyof Details];

export type TrekEventName = TrekEvent['type'];
