import type { BookedTrek } from '../../api/entities.ts';
import { hasForeignCurrency } from '../../api/http/foreign-currency.ts';
import { readBookings, readIntent, readPaymentStatus } from '../../api/http/read-answers.ts';
import { readField } from '../../api/http/read-value.ts';
import { addDays, advanceLimitsUsd, companyDay, quoteTrek, usdOf, wholeUsd } from '../../pricing/index.ts';
import { SIMULATED_ID_PREFIX } from '../../sales/payment/payment-request.rules.ts';
import { payableDay } from '../../testing/payable-day.ts';
import type { Came } from './caller.ts';
import { type CheckAccount, registerStranger } from './check-account.ts';
import type { KnownTrek } from './check-catalogue.ts';
import { type CheckRun, type Fault, REFUSALS } from './check-run.ts';
import { quoted } from './schema-faults.ts';

/** A group that has a discount: five percent. */
const TRAVELERS = 3;
/** Treks that are tried until one can be booked. */
const MOST_TRIES = 6;
const POLLS = 5;
const POLL_MS = 2000;

interface Booked {
  trek: KnownTrek['trek'];
  startDate: string;
  totalCents: number;
}

/** A day on which the trek can be booked; undefined: none. */
function dayFor({ trek }: KnownTrek, now: number): string | undefined {
  const today = companyDay(new Date(now));
  if (!trek.bookingPolicy) return addDays(today, 90);
  try {
    return payableDay(trek.bookingPolicy, TRAVELERS, 60, today);
  } catch {
    return undefined;
  }
}

const detailsOf = ({ email }: CheckAccount) => ({
  ...{ firstName: 'Contract', lastName: 'Check', email, phone: '+977 1 5550100', country: 'Nepal' },
  specialRequirements: 'A check of the contract. No one will come.',
});

/** Books the cheapest trek that can be booked. */
async function book(run: CheckRun, account: CheckAccount, treks: readonly KnownTrek[]): Promise<Booked | undefined> {
  const title = 'a booking can be stored';
  const more = {
    ...(run.can('travelers') && { travelers: TRAVELERS }),
    ...(run.can('metadata') && { metadata: { check: 'A check of the contract' } }),
  };
  const offered = treks
    .filter(({ trek }) => trek.priceUsd !== null && trek.groupSize.maxSize >= TRAVELERS)
    .sort((one, other) => (one.trek.priceUsd ?? 0) - (other.trek.priceUsd ?? 0));
  let came: Came | undefined;
  for (const known of offered.slice(0, MOST_TRIES)) {
    const bookingDate = dayFor(known, run.now());
    if (bookingDate === undefined) continue;
    const body = { ...detailsOf(account), ...more, bookingDate, trekId: known.trek.id };
    came = await run.call('saveBookingDetails', { token: account.token, body });
    if (came.status >= 400) continue;
    if (!run.good(title, 'saveBookingDetails', came)) return undefined;
    const { totalCents } = quoteTrek(known.trek.priceUsd ?? 0, TRAVELERS);
    return { trek: known.trek, startDate: bookingDate, totalCents };
  }
  const expected = '200 or 201';
  const advice = 'Take the details of a visitor who is signed in, for a trek with a price and a day in its season.';
  if (came) run.verify(title, came, [{ expected, advice }]);
  else run.skip(title, 'no trek has a price and a day on which it can be booked');
  return undefined;
}

/** Checks the list of bookings. @returns the booking of the trek */
async function listed(
  run: CheckRun,
  account: CheckAccount,
  { trek, startDate }: Booked,
  title: string,
  faultsOf: (booking: BookedTrek) => (Fault | false)[],
): Promise<void> {
  const came = await run.call('listBookings', { token: account.token });
  run.good(title, 'listBookings', came, () => {
    const booking = readBookings(came.value).find(({ trekId }) => String(trekId) === String(trek.id));
    if (!booking) {
      const expected = `the booking of the trek ${quoted(trek.id)} in the list`;
      return [{ expected, advice: 'List what this visitor has booked, with `trekId`.' }];
    }
    const currency = readField((came.value as unknown[])[0], 'currency');
    return [
      booking.startDate !== startDate && {
        expected: `the day of departure ${startDate}`,
        came: `startDate ${quoted(booking.startDate)}`,
        advice: 'Give back the day as it was sent: `YYYY-MM-DD`.',
      },
      booking.trek.title !== trek.title && {
        expected: `the trek’s title "${trek.title}"`,
        came: `trek.title ${quoted(booking.trek.title)}`,
        advice: 'Give the title of the trek that was booked.',
      },
      typeof currency === 'string' &&
        hasForeignCurrency(currency.toUpperCase()) && {
          expected: 'amounts in US dollars',
          came: `the currency ${quoted(currency)}`,
          advice: 'Send US dollars: the kit shows every amount as dollars.',
        },
      ...faultsOf(booking),
    ];
  });
}

const statusFault = ({ status, statusText }: BookedTrek, wanted: string): Fault | false =>
  status !== wanted && {
    expected: `the status "${wanted}"`,
    came: `the status ${quoted(statusText ?? status)}`,
    advice: wanted === 'pending' ? 'A booking is pending until it is paid.' : 'A paid booking is confirmed.',
  };

const amountFault = (field: string, amount: number | undefined, wanted: number, why: string): Fault | false =>
  amount !== wanted && {
    expected: `${field} ${wanted} US dollars: ${why}`,
    came: `${field} ${quoted(amount)}`,
    advice:
      'Reckon as the contract does: groups of 3 pay 5 % less, of 5 10 %, of 10 15 %; cards are charged whole dollars.',
  };

/** Checks a booking from its details to the payment. */
export async function checkBooking(run: CheckRun, account: CheckAccount, treks: readonly KnownTrek[]): Promise<void> {
  const none = await run.call('listBookings', { token: account.token });
  run.good('a new visitor has no bookings', 'listBookings', none, (list) => [
    (list as unknown[]).length > 0 && { expected: 'an empty list', advice: 'List the bookings of this visitor alone.' },
  ]);
  const bookingDate = addDays(companyDay(new Date(run.now())), 90);
  const { firstName: _, ...incomplete } = detailsOf(account);
  const trekId = treks[0]?.trek.id ?? 1;
  const send = (body: object) => run.call('saveBookingDetails', { token: account.token, body });
  const partial = await send({ ...incomplete, bookingDate, trekId });
  run.refused('details without a first name are refused', partial, [400, 422], 'a field is missing');
  const unknown = await send({ ...detailsOf(account), bookingDate, trekId: 999_999_999 });
  run.refused('a booking of a trek that there is not is refused', unknown, REFUSALS, 'no trek has the id');
  const booked = await book(run, account, treks);
  if (!booked) return;
  await listed(run, account, booked, 'the booking is listed as unpaid', (booking) => [
    statusFault(booking, 'pending'),
    amountFault('advanceAmount', booking.advanceAmount, 0, 'nothing is paid yet'),
    run.can('travelers') &&
      booking.travelers !== TRAVELERS && {
        expected: `travelers ${TRAVELERS}, for "travelers" is announced`,
        came: `travelers ${quoted(booking.travelers)}`,
        advice: 'Store the group that comes with the details, or do not announce it.',
      },
  ]);
  await checkPayment(run, account, booked);
}

async function checkPayment(run: CheckRun, account: CheckAccount, booked: Booked): Promise<void> {
  const { trek, totalCents } = booked;
  const { minimum, maximum } = advanceLimitsUsd(totalCents);
  const order = (changes: object, token = account.token) =>
    run.call('createPaymentIntent', {
      token,
      body: {
        ...{ trekId: trek.id, amount: minimum, currency: 'usd', numTravelers: TRAVELERS },
        ...{ customerName: account.fullname, customerEmail: account.email, ...changes },
      },
    });
  const limits = 'the amount is not from 20 to 100 percent of the group’s price';
  const refuse = async (title: string, changes: object, why: string) =>
    run.refused(title, await order(changes), [400, 422], why);
  await refuse('a payment of less than a fifth of the price is refused', { amount: minimum - 1 }, limits);
  await refuse('a payment of more than the price is refused', { amount: maximum + 1 }, limits);
  await refuse('a payment for a trek id that is no number is refused', { trekId: 'everest' }, 'the id is no number');
  await refuse('a payment for a trek that there is not is refused', { trekId: 999_999_999 }, 'no trek has the id');
  if (run.can('total-amount')) {
    const other = { totalAmount: usdOf(totalCents) + 1 };
    await refuse('a payment of another total than was seen is refused ("total-amount")', other, 'the total is another');
  }
  if (run.can('booking-id')) {
    const other = { bookingId: 'no-booking' };
    await refuse('a payment of a booking that there is not is refused ("booking-id")', other, 'no booking has the id');
  }
  const whole = await order({ amount: maximum });
  const isOrdered = run.good(
    `the whole price can be ordered: ${maximum} US dollars for ${TRAVELERS}`,
    'createPaymentIntent',
    whole,
  );
  if (isOrdered && run.can('leave-payment')) {
    const body = { paymentIntentId: readIntent(whole.value).paymentIntentId };
    const left = await run.call('leavePayment', { token: account.token, body });
    run.good('a payment can be abandoned ("leave-payment")', 'leavePayment', left);
  }
  const came = await order({});
  const value = run.good(`a deposit can be ordered: ${minimum} US dollars`, 'createPaymentIntent', came, (intent) => [
    ...['clientSecret', 'paymentIntentId'].map(
      (field) =>
        readField(intent, field) === '' && { expected: `a ${field}`, advice: 'Send it: a card is confirmed by it.' },
    ),
    typeof readField(intent, 'currency') === 'string' &&
      hasForeignCurrency(String(readField(intent, 'currency')).toUpperCase()) && {
        expected: 'a payment in US dollars',
        came: `the currency ${quoted(readField(intent, 'currency'))}`,
        advice: 'Charge US dollars: that is what the visitor was shown.',
      },
  ]);
  if (!value) return;
  const { paymentIntentId } = readIntent(came.value);
  const other = await run.call('paymentStatus', { token: account.token, id: 'pi_of_no_one' });
  run.refused(
    'a payment that there is not is refused',
    other,
    [404, 400, 403],
    'no payment of this visitor has the id',
  );
  await checkStranger(run, account, paymentIntentId, order);
  const status = await run.call('paymentStatus', { token: account.token, id: paymentIntentId });
  const isRead = run.good('the status of a payment can be read', 'paymentStatus', status);
  if (!paymentIntentId.startsWith(SIMULATED_ID_PREFIX)) {
    run.skip(
      'the payment and the confirmed booking',
      `the backend takes real cards ("${paymentIntentId.slice(0, 8)}…"); simulated payments have ids that begin with ${SIMULATED_ID_PREFIX}`,
    );
    return;
  }
  if (isRead) await checkPaid(run, account, booked, paymentIntentId, minimum);
}

/** Checks that a second visitor finds nothing of the first one's booking. */
async function checkStranger(
  run: CheckRun,
  account: CheckAccount,
  paymentIntentId: string,
  order: (changes: object, token: string) => Promise<Came>,
): Promise<void> {
  const token = await registerStranger(run);
  if (token === undefined) return run.skip('what a second visitor finds', 'no second account could be opened');
  const list = await run.call('listBookings', { token });
  run.good('a second visitor does not see the booking', 'listBookings', list, (bookings) => [
    (bookings as unknown[]).length > 0 && {
      expected: 'an empty list',
      advice: 'List what the owner of the token has booked.',
    },
  ]);
  const status = await run.call('paymentStatus', { token, id: paymentIntentId });
  const title = 'a second visitor does not read the payment';
  run.refused(title, status, [404, 400, 403], 'the payment is of another visitor');
  const own = readBookings((await run.call('listBookings', { token: account.token })).value);
  const paid = await order(run.can('booking-id') ? { bookingId: own[0]?.id } : {}, token);
  run.refused('a second visitor does not pay for the booking', paid, REFUSALS, 'the visitor has booked nothing');
}

async function checkPaid(
  run: CheckRun,
  account: CheckAccount,
  booked: Booked,
  id: string,
  amount: number,
): Promise<void> {
  const ask = () => run.call('paymentStatus', { token: account.token, id });
  let came = await ask();
  const isDone = () => came.status === 200 && readPaymentStatus(came.value).status === 'succeeded';
  for (let poll = 1; poll < POLLS && !isDone(); poll += 1) {
    await run.wait(POLL_MS);
    came = await ask();
  }
  const paid = run.verify('a simulated payment succeeds within ten seconds', came, [
    !isDone() && {
      expected: '{ "status": "succeeded" }',
      advice: 'Let a payment whose id begins with mock_ succeed when its status is asked for.',
    },
  ]);
  if (!paid) return;
  const total = wholeUsd(booked.totalCents);
  await listed(run, account, booked, 'the paid booking is confirmed, with what is paid and what is left', (booking) => [
    statusFault(booking, 'confirmed'),
    amountFault('advanceAmount', booking.advanceAmount, amount, 'the deposit that was paid'),
    amountFault('balanceAmount', booking.balanceAmount, total - amount, `the rest of ${total} for ${TRAVELERS}`),
  ]);
}
