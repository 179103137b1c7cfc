import { randomUUID } from 'node:crypto';
import type { TrekEntity } from '@trek/ui/api';
import { addDays, advanceUsd, centsOf, companyDay, DEPOSIT_PERCENT } from '@trek/ui/pricing';
import { noTicker } from '../src/core/schedule.ts';
import { refuseClosed, refuseTooEarly } from '../src/payments/bookable-start.ts';
import { needsRequest } from '../src/payments/departure-confirmation.ts';
import type { ApiSettings } from '../src/settings/settings.ts';
import { type Api, startApi } from '../src/start-api.ts';
import { centsOfRow } from '../src/store/booking-money.ts';
import { recordDispute } from '../src/store/disputes.ts';
import { openStore, type Store } from '../src/store/open-store.ts';
import { inTransaction } from '../src/store/transaction.ts';
import { saveTraveler } from '../src/store/travelers.ts';
import { DEMO_OWNER, DemoCaller, DemoOffice } from './demo-office.ts';
import { BOOKINGS, DEPARTURES, type DemoBooking, type DemoDeparture, MESSAGES } from './season.ts';

/** The first day of the season, before every booking. */
const BEGINNING = -130;
/** A day that is closed gives way to the next that is not, within a week. */
const MOST_LATER = 6;
/** How long ago the last of it happened. */
const JUST_NOW_MS = 600_000;
const PASSWORD = `${randomUUID()}-aA1!`;
/** The season's accounts are no one's. */
const CHEAP_HASHING = { memoryKib: 8, iterations: 1 };
const ROOT = 'http://embedded.invalid';

interface Start {
  trekId: number;
  startDate: string;
}

/** The departure of which one place is left. */
export interface LastPlace extends Start {
  title: string;
}

interface Season {
  api: Api;
  store: Store;
  office: DemoOffice;
  treks: readonly TrekEntity[];
  today: string;
  /** Sets the clock to a day of the season, at the hour at which the office opens. */
  goTo(day: number): void;
  now: () => Date;
}

/**
 * Fills an empty database with a season around today, by the calls that visitors and the office make.
 * @param settings of the demonstration's server, which is not running
 */
export async function playSeason(settings: ApiSettings): Promise<LastPlace> {
  const today = companyDay(settings.now());
  let now = settings.now();
  const api = await startApi({
    ...settings,
    ...{ now: () => now, ticker: noTicker, log: () => {}, passwordCost: CHEAP_HASHING, operatorEmail: DEMO_OWNER },
  });
  const store = await openStore(settings.databaseUrl, settings.dataFolder, () => {});
  const goTo = (day: number) => {
    now = day < 0 ? new Date(`${addDays(today, day)}T03:15:00.000Z`) : new Date(settings.now().getTime() - JUST_NOW_MS);
  };
  // Each call is a little later than the last, as in life: lists are in order.
  const tick = () => {
    now = new Date(now.getTime() + 1000);
    return now;
  };
  let last: LastPlace;
  try {
    goTo(BEGINNING);
    const place = { fetch: (request: Request) => api.fetch(request), root: ROOT, now: tick };
    const office = new DemoOffice(place);
    const link = (await api.firstLinkLine())?.split('\n').at(-1) ?? '';
    const keys = await office.open(link, settings.dataFolder);
    const listed: TrekEntity[] = await office.call('/trek/all');
    const treks = listed.filter(({ price }) => price !== null).toSorted((one, other) => one.id - other.id);
    const season = { api, store, office, treks, today, goTo, now: tick };
    const starts = await createDepartures(season);
    const customers = new Customers(season, place);
    const events = [
      ...BOOKINGS.map((booking) => ({ day: booking.made, run: () => book(season, customers, starts, booking) })),
      ...MESSAGES.map((message) => ({ day: message.sent, run: () => write(season, message) })),
    ].toSorted((one, other) => one.day - other.day);
    for (const [day, ofDay] of Map.groupBy(events, (event) => event.day)) {
      goTo(day);
      await office.enter(keys);
      for (const { run } of ofDay) {
        await run();
        // A customer may have asked to cancel at another time.
        goTo(day);
      }
    }
    await closeDepartures(season, starts);
    const lastPlace = starts.get('last');
    const trek = treks.find(({ id }) => id === lastPlace?.trekId);
    if (!lastPlace || !trek) throw new Error('The season has no departure with one place left');
    last = { ...lastPlace, title: trek.title };
  } finally {
    await store.destroy();
    await api.close();
  }
  // The tasks of a start, such as the mails of the season, are done before the first look.
  const catchingUp = await startApi({ ...settings, ticker: noTicker, log: () => {} });
  await catchingUp.close();
  return last;
}

const NAMED: Readonly<Record<string, DemoDeparture>> = DEPARTURES;

async function createDepartures(season: Season): Promise<Map<string, Start>> {
  const starts = new Map<string, Start>();
  for (const [name, { trek, start, isClosed: _, ...facts }] of Object.entries(NAMED)) {
    const chosen = chooseStart(season, { trek, start }, 1, true);
    starts.set(name, chosen);
    const days = [chosen.startDate];
    const order = { ...facts, kind: 'joined', price: null, trekId: chosen.trekId, days, key: randomUUID() };
    await season.office.call('/office/departures', order);
  }
  return starts;
}

/** Closes those that take no one more, once they are booked. */
async function closeDepartures({ office }: Season, starts: ReadonlyMap<string, Start>): Promise<void> {
  for (const [name, { trekId, startDate }] of starts) {
    if (!NAMED[name]?.isClosed) continue;
    const { rows } = await office.call(`/office/departures?trek=${trekId}`);
    const { id, updatedAt } = rows.find((row: Start) => row.startDate === startDate);
    await office.call(`/office/departures/${id}/state`, { isOpen: false, seenAt: updatedAt, key: randomUUID() });
  }
}

/**
 * The first trek from a place of the catalogue on, and the first day from a day on, that a visitor can book today: in every
 * month some treks are closed.
 * @param isListed whether the company offers this start: then it need not be in season
 */
function chooseStart(
  { treks, today, now }: Season,
  { trek: from, start }: { trek: number; start: number },
  travelers: number,
  isListed: boolean,
): Start {
  for (let index = 0; index < treks.length; index += 1) {
    const trek = treks[(from + index) % treks.length];
    for (let later = 0; trek && later <= MOST_LATER; later += 1) {
      const startDate = addDays(today, start + later);
      if (!isListed && needsRequest(trek, startDate, travelers)) continue;
      try {
        refuseTooEarly(trek, startDate, now());
        refuseClosed(trek, startDate, now());
        return { trekId: trek.id, startDate };
      } catch {
        // The next day, or the next trek.
      }
    }
  }
  throw new Error(`No trek can be booked for a start in ${start} days`);
}

/** The fields that the calls about a booking share. */
interface Order extends Start {
  travelers: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  country: string;
  specialRequirements: string;
}

async function book(
  season: Season,
  customers: Customers,
  starts: ReadonlyMap<string, Start>,
  booking: DemoBooking,
): Promise<void> {
  const { on, travelers, name, country, by, paid, details = 0, later = [] } = booking;
  const start = typeof on === 'string' ? starts.get(on) : chooseStart(season, on, travelers, by !== 'customer');
  if (!start) throw new Error(`The season has no departure ${String(on)}`);
  const [firstName = '', ...rest] = name.split(' ');
  const order: Order = {
    ...{ ...start, travelers, firstName, lastName: rest.join(' '), country, specialRequirements: '' },
    email: `${plain(firstName)}.${plain(rest.join('-'))}@example.org`,
    phone: `+977 1 555 ${String(1000 + BOOKINGS.indexOf(booking))}`,
  };
  const reference = by === 'customer' ? await customers.book(order, paid) : await bookByHand(season, order, by, paid);
  const { id } = await season.store
    .selectFrom('bookings')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  for (let position = 1; position <= details; position += 1)
    await saveTraveler(
      season.store,
      id,
      { ...DETAILS, position, passportName: position === 1 ? name : `${name} ${position}` },
      'owner',
    );
  const act = (act: string, body: object) =>
    season.office.call(`/office/bookings/${reference}/${act}`, { key: randomUUID(), ...body });
  for (const next of later) {
    if (next === 'note') await act('note', { text: 'Called about the balance: pays it this week.' });
    if (next === 'discount') {
      const line = {
        kind: 'discount',
        amount: 60,
        text: 'They have walked with us before',
        reason: 'As agreed by phone',
      };
      const { totalAmount, refundAmount } = await season.office.call(
        `/office/bookings/${reference}/price-line?${new URLSearchParams({ kind: line.kind, amount: String(line.amount) })}`,
      );
      await act('price-line', { ...line, totalAmount, refundAmount });
    }
    if (next === 'cancellation asked') await customers.askToCancel(order, id);
    if (next === 'transfer asked') await customers.askForTransfer(order, id);
    if (next === 'canceled') {
      const { refundByTerms } = await season.office.call(`/office/bookings/${reference}`);
      await act('cancel', { refund: refundByTerms });
    }
    if (next === 'dispute') await dispute(season, id);
  }
}

async function bookByHand(
  season: Season,
  { startDate, trekId, travelers, ...person }: Order,
  source: 'phone' | 'whatsapp' | 'agent',
  paid: DemoBooking['paid'],
): Promise<string> {
  const { office, now } = season;
  const query = new URLSearchParams({ trekId: String(trekId), startDate, travelers: String(travelers) });
  const { totalAmount } = await office.call(`/office/bookings/new/quote?${query}`);
  const heldUntil = paid === 'nothing' ? addDays(companyDay(now()), 7) : undefined;
  const { reference } = await office.call('/office/bookings', {
    ...{ ...person, trekId, travelers, bookingDate: startDate, totalAmount, source, heldUntil },
    ...{ key: randomUUID(), locale: 'en', pays: 'transfer' },
  });
  if (paid !== 'full' && paid !== 'deposit') return reference;
  const amount = paid === 'full' ? totalAmount : advanceUsd(centsOf(totalAmount), DEPOSIT_PERCENT);
  await office.call(`/office/bookings/${reference}/transfer`, {
    ...{ key: randomUUID(), amount, day: companyDay(now()), reference: `Bank ${reference.slice(-4)}` },
  });
  return reference;
}

/** The people who book on the site, each with an account. */
class Customers {
  readonly #season: Season;
  readonly #place: ConstructorParameters<typeof DemoCaller>[0];

  constructor(season: Season, place: ConstructorParameters<typeof DemoCaller>[0]) {
    this.#season = season;
    this.#place = place;
  }

  /** @returns the reference of the booking */
  async book({ startDate, ...order }: Order, paid: DemoBooking['paid']): Promise<string> {
    const { email, firstName, lastName, phone, trekId, travelers } = order;
    const caller = new DemoCaller(this.#place);
    const fullname = `${firstName} ${lastName}`;
    await caller.call('/auth/register', { fullname, email, phone, password: PASSWORD });
    // As the link in their mail does.
    await this.#season.store
      .updateTable('users')
      .set({ email_confirmed_at: this.#season.now().toISOString() })
      .where('email', '=', email)
      .execute();
    await caller.signIn({ email, password: PASSWORD });
    const { booking } = await caller.call('/booking/user-details', { ...order, bookingDate: startDate });
    const { id: bookingId, reference, totalAmount } = booking;
    const amount = advanceUsd(centsOf(totalAmount), paid === 'deposit' ? DEPOSIT_PERCENT : 100);
    const { paymentIntentId } = await caller.call('/payment/create-payment-intent', {
      ...{ trekId, bookingId, amount, currency: 'usd' },
      ...{ numTravelers: travelers, customerName: fullname, customerEmail: email },
    });
    // A simulated payment succeeds when it is asked for.
    if (paid !== 'opened') await caller.call(`/payment/status/${paymentIntentId}`);
    return reference;
  }

  /** In a later week. */
  async #return({ email }: Order): Promise<DemoCaller> {
    const caller = new DemoCaller(this.#place);
    this.#season.goTo(-1);
    await caller.signIn({ email, password: PASSWORD });
    return caller;
  }

  async askToCancel(order: Order, bookingId: string): Promise<void> {
    await (await this.#return(order)).call('/booking/cancel', { bookingId });
  }

  /** On the same day, with the same number of travelers. */
  async askForTransfer(order: Order, bookingId: string): Promise<void> {
    const caller = await this.#return(order);
    const transferTo = {
      firstName: 'Camille',
      lastName: order.lastName,
      email: `camille.${order.email}`,
      phone: order.phone,
    };
    const wish = { bookingId, startDate: order.startDate, travelers: order.travelers, transferTo };
    const { totalAmount } = await caller.call('/booking/change-quote', wish);
    const message = 'My knee does not let me go this year. My sister would love to take my place.';
    await caller.call('/booking/change-request', { ...wish, totalAmount, message });
  }
}

/** The bank of the customer asks for the money back: the simulated provider has no one who would. */
async function dispute({ store, now }: Season, bookingId: string): Promise<void> {
  await inTransaction(store, async (transaction) => {
    const payment = await transaction
      .selectFrom('payments')
      .selectAll()
      .where('booking_id', '=', bookingId)
      .executeTakeFirstOrThrow();
    const reported = {
      ...{ id: 'dp_demonstration', paymentId: payment.id, amountCents: centsOfRow(payment) },
      ...{ status: 'needs_response', reason: 'product_not_received', openedAt: now().toISOString() },
      dueAt: new Date(now().getTime() + 88 * 86_400_000).toISOString(),
    };
    await recordDispute(transaction, payment, reported, now(), now());
  });
}

async function write({ office, now }: Season, { name, text, answer }: (typeof MESSAGES)[number]): Promise<void> {
  const email = `${plain(name)}@example.org`;
  await office.call('/contact', { name, email, phone: '+977 1 555 2000', message: text });
  now();
  if (answer === null) return;
  const { rows } = await office.call('/office/messages?answered=0');
  const { id } = rows.find((row: { email: string }) => row.email === email);
  await office.call(`/office/messages/${id}/answers`, { key: randomUUID(), text: answer });
}

/** Letters and digits of a name, for an address. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z\d-]/g, '');

const DETAILS = {
  ...{ passportNumber: 'P1234567', passportExpiry: '2034-05-01', nationality: 'DE', birthDate: '1988-03-15' },
  ...{ diet: '', arrival: '', insurance: '', insuranceCompany: 'Alpine Cover', insurancePolicy: 'AC-77120' },
  ...{ insuranceHotline: '+41 44 000 00 00', insuranceAltitude: '6000' },
  ...{ emergencyName: 'A relative', emergencyPhone: '+41 44 000 00 01' },
};
