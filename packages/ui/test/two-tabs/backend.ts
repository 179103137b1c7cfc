import type { User } from '../../src/api/entities.ts';

/** An intent as the exploration's one backend and card network know it. */
export interface BackendIntent {
  id: string;
  owner: string;
  bookingId: string;
  amountUsd: number;
  status: 'open' | 'processing' | 'succeeded' | 'failed' | 'canceled';
  /** How often money moved. */
  charges: number;
}

interface BackendBooking {
  id: string;
  owner: string;
  isPaid: boolean;
}

interface ErrorResponse {
  status: number;
  message: string;
}

/** The result of a confirmation at the card network. */
export type NetworkMood = 'charge' | 'decline' | 'hesitate';

const refusal = (status: number, message: string): ErrorResponse => ({ status, message });

/** A backend with its card network: strict, as the real ones, and without delays; those are the network's. */
export class ModelBackend {
  readonly intents: BackendIntent[] = [];
  readonly bookings: BackendBooking[] = [];
  readonly #sessions = new Map<string, User>();

  /** Signs a person in, with a new token each time. */
  signIn(user: User, token: string): void {
    this.#sessions.set(token, user);
  }

  /** Ends every session of an account. */
  revoke(account: string): void {
    for (const [token, { id }] of this.#sessions) if (String(id) === account) this.#sessions.delete(token);
  }

  /** The caller. @throws HttpError */
  userOf(token: string | null): User {
    const user = this.#sessions.get(token ?? '');
    if (!user) throw refusal(401, 'Please sign in.');
    return user;
  }

  storeDetails(user: User): { bookingId: string; reference: string } {
    const booking = this.#unpaidOf(user) ?? this.#book(user);
    return { bookingId: booking.id, reference: `TH-${booking.id}` };
  }

  openPayment(user: User, amountUsd: number): { clientSecret: string; paymentIntentId: string } {
    const booking = this.#unpaidOf(user);
    if (!booking) throw refusal(400, 'There is nothing to pay.');
    const known = this.intents.find(
      ({ bookingId, status }) => bookingId === booking.id && ['open', 'processing'].includes(status),
    );
    if (known?.status === 'processing') throw refusal(409, 'A payment is under way.');
    if (known && known.amountUsd !== amountUsd) known.status = 'canceled';
    const intent = known?.status === 'open' ? known : this.#open(booking, amountUsd);
    return { clientSecret: `${intent.id}_secret`, paymentIntentId: intent.id };
  }

  statusOf(user: User, id: string): { status: string } {
    const intent = this.intents.find((one) => one.id === id);
    if (intent?.owner !== String(user.id)) throw refusal(404, 'Not found');
    return { status: intent.status === 'open' ? 'requires_payment_method' : intent.status };
  }

  /** The card network takes a card. @returns the answer to Stripe's script */
  confirm(clientSecret: string, mood: NetworkMood): object {
    const intent = this.intents.find(({ id }) => `${id}_secret` === clientSecret);
    if (intent?.status !== 'open') return { error: { type: 'invalid_request_error' } };
    if (mood === 'decline') return { error: { type: 'card_error', message: 'Your card was declined.' } };
    if (mood === 'hesitate') intent.status = 'processing';
    else this.#charge(intent);
    return { paymentIntent: { status: intent.status } };
  }

  /** Completes a payment that took time. */
  end(intent: BackendIntent, isGood: boolean): void {
    if (isGood) this.#charge(intent);
    else intent.status = 'failed';
  }

  #charge(intent: BackendIntent): void {
    intent.status = 'succeeded';
    intent.charges += 1;
    const booking = this.bookings.find(({ id }) => id === intent.bookingId);
    if (booking) booking.isPaid = true;
  }

  #unpaidOf(user: User): BackendBooking | undefined {
    return this.bookings.find(({ owner, isPaid }) => owner === String(user.id) && !isPaid);
  }

  #book(user: User): BackendBooking {
    const booking = { id: String(this.bookings.length + 1), owner: String(user.id), isPaid: false };
    this.bookings.push(booking);
    return booking;
  }

  #open({ id: bookingId, owner }: BackendBooking, amountUsd: number): BackendIntent {
    const id = `pi_${this.intents.length + 1}`;
    const intent: BackendIntent = { id, owner, bookingId, amountUsd, status: 'open', charges: 0 };
    this.intents.push(intent);
    return intent;
  }
}
