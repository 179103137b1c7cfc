import { describe, expect, test } from 'vitest';
import { replay, type ScriptStep } from '../../testing/machines/index.ts';
import * as payment from '../payment/payment.machine.test-cases.ts';
import { bookingFacts } from './booking.connect.ts';
import * as given from './booking.machine.test-cases.ts';
import { type BookingInput, bookingMachine } from './booking.machine.ts';
import { bookingQuote, offerIn, type StoredPrice } from './booking-offer.rules.ts';

const start = (script: readonly ScriptStep[], input: BookingInput = given.signedIn) =>
  replay(bookingMachine, script, { input });
type Run = Awaited<ReturnType<typeof start>>;
const facts = (run: Run) => bookingFacts(run.actor.getSnapshot());
const stepOf = (run: Run) => facts(run).step;
const callsOf = (run: Run, actor: string) => run.actors.calls.filter((call) => call.actor === actor);
const group = (travelers: number) => given.send('travelers.change', { travelers });
const saveWith = (price: StoredPrice) => ({ settle: 'saveDetails', resolve: { price } });

describe('a price that the backend has stored', () => {
  test('needs consent before money moves if another was shown', async () => {
    const run = await start(given.repricedScript);
    expect(stepOf(run)).toBe('price');
    expect(facts(run).repriced).toEqual({
      ...{ shownUsd: 1450, offeredUsd: 1290, travelers: 1 },
      ...{ shownCents: 145_000, totalCents: 129_000 },
    });
    expect(callsOf(run, 'createIntent')).toEqual([]);
  });

  test('is the price of the booking once the visitor agrees, also for another group', async () => {
    const run = await start([...given.repricedScript, given.acceptPrice, payment.configured]);
    expect([stepOf(run), facts(run).totalCents, facts(run).amountUsd]).toEqual(['payment', 129_000, 258]);
    expect(callsOf(run, 'createIntent')).toMatchObject([{ input: { amountUsd: 258, totalUsd: 1290 } }]);
    await run.take(group(3));
    expect([facts(run).totalCents, facts(run).agreedUsd]).toEqual([367_650, 1290]);
  });

  test('is shown again on the next attempt if the visitor leaves instead', async () => {
    const run = await start([...given.repricedScript, given.send('close'), given.book, given.submit]);
    expect([stepOf(run), run.state, facts(run).totalCents]).toEqual(['details', 'details.saving', 145_000]);
    await run.take(given.saveReprices);
    expect(stepOf(run)).toBe('price');
  });

  test('needs no consent if no money is charged yet', async () => {
    const price = { perPersonUsd: 1290, totalUsd: 1290, travelers: null };
    const saveRequests = { settle: 'saveDetails', resolve: { request: 'requested', price } };
    const run = await start([given.book, given.fill, given.submit, saveRequests], given.asking);
    expect(stepOf(run)).toBe('requested');
  });

  test('stays accepted across a reload', async () => {
    const offer = { perPersonUsd: 1290, travelers: 1, totalCents: 129_000 };
    const saved = { ...given.saved, owner: given.customer.id, travelers: 1, option: 'full' as const, offer };
    const run = await start([given.book], { ...given.signedIn, saved });
    expect([stepOf(run), facts(run).totalCents, facts(run).amountUsd]).toEqual(['payment', 129_000, 1290]);
  });
});

describe('a total by a rule that only the backend knows', () => {
  const total = (totalUsd: number, travelers: number) => saveWith({ perPersonUsd: null, totalUsd, travelers });
  const agreed = [
    given.book,
    group(2),
    given.fill,
    given.submit,
    total(2600, 2),
    given.acceptPrice,
    payment.configured,
  ];

  test('is requested again for another group, before that group is paid for', async () => {
    const run = await start([...agreed, { settle: 'createIntent', ...payment.cardIntent }, group(3)]);
    expect([run.state, callsOf(run, 'saveDetails').at(-1)?.input]).toMatchObject([
      'details.saving',
      { details: { travelers: 3 } },
    ]);
    expect(callsOf(run, 'createIntent')).toHaveLength(1);
    await run.take(total(3700, 3));
    expect(facts(run).repriced).toMatchObject({ totalCents: 370_000, travelers: 3 });
  });

  test('is requested again when the group changes beside the details', async () => {
    const run = await start([...agreed, given.send('payment.back'), group(3), given.submit]);
    expect(run.state).toBe('details.saving');
  });
});

describe('a payment that the backend refuses for its price', () => {
  const refused = [...given.payingScript, payment.configured, { settle: 'createIntent', ...payment.repriced }];

  test('requests the new price, stores the details with it, and continues', async () => {
    const run = await start(refused);
    expect(stepOf(run)).toBe('price');
    await run.take(given.acceptPrice);
    expect(run.state).toBe('details.saving');
    expect(callsOf(run, 'saveDetails').at(-1)).toMatchObject({ input: { totalCents: 129_000 } });
    await run.take(saveWith({ perPersonUsd: 1290, totalUsd: 1290, travelers: 1 }));
    expect(stepOf(run)).toBe('payment');
  });

  test('asks again if it has changed meanwhile', async () => {
    const run = await start([...refused, given.acceptPrice]);
    await run.take(saveWith({ perPersonUsd: 1350, totalUsd: 1350, travelers: 1 }));
    expect(facts(run).repriced).toMatchObject({ shownUsd: 1290, offeredUsd: 1350 });
  });
});

test('a payment of a departure that is on request leads back to the details, which become a request', async () => {
  const refusal = { settle: 'createIntent', ...payment.onRequest };
  const run = await start([...given.payingScript, payment.configured, refusal]);
  expect([run.state, facts(run).message]).toEqual(['details.editing', { code: 'departureOnRequest' }]);
  await run.take(given.submit);
  expect(run.state).toBe('details.saving');
  await run.take(given.saveAsks);
  expect(stepOf(run)).toBe('requested');
});

const trek = { priceUsd: 1450 };
const shown = { trek, travelers: 3, offer: null };

test.each<[what: string, price: StoredPrice | null, offered: object | null]>([
  ['names none', null, null],
  ['has the same', { perPersonUsd: 1450, totalUsd: 4132.5, travelers: 3 }, null],
  ['rounds it to whole dollars', { perPersonUsd: 1450, totalUsd: 4133, travelers: 3 }, null],
  ['sends it for one', { perPersonUsd: 1450, totalUsd: 1450, travelers: 1 }, null],
  ['has another for one', { perPersonUsd: 1290, totalUsd: 1290, travelers: 1 }, { travelers: 1, totalCents: 129_000 }],
  [
    'has another total for one',
    { perPersonUsd: null, totalUsd: 1290, travelers: 1 },
    { perPersonUsd: 1290, travelers: 1, totalCents: 129_000 },
  ],
  ['has another', { perPersonUsd: 1290, totalUsd: 3676.5, travelers: 3 }, { perPersonUsd: 1290, totalCents: 367_650 }],
  [
    'has a rule of its own',
    { perPersonUsd: null, totalUsd: 4350, travelers: null },
    { travelers: 3, totalCents: 435_000 },
  ],
])('a backend that %s', (_, price, offered) => {
  const offer = offerIn(shown, price);
  if (offered === null) expect(offer).toBeNull();
  else expect(offer).toMatchObject(offered);
});

test('a total by the backend’s own rule is shown without a discount that it does not name', () => {
  const offer = { perPersonUsd: null, travelers: 3, totalCents: 435_000 };
  expect(bookingQuote({ ...shown, offer })).toMatchObject({
    totalCents: 435_000,
    discountCents: 0,
    subtotalCents: 435_000,
  });
  expect(bookingQuote({ ...shown, travelers: 5, offer }).totalCents).toBe(652_500);
});

test('the leader’s discount is a line of the trek’s price and of a changed price, not of a total by another rule', () => {
  const led = { priceUsd: 1450, policy: { leaderDiscount: [{ fromTravelers: 16, percent: 100 }] } };
  const of16 = { trek: led, travelers: 16 };
  expect(bookingQuote({ ...of16, offer: null })).toMatchObject({ leaderCents: 123_250, totalCents: 1_848_750 });
  expect(bookingQuote({ ...of16, trek: { priceUsd: 1450 }, offer: null })).toMatchObject({ totalCents: 1_972_000 });
  expect(offerIn({ ...of16, offer: null }, { perPersonUsd: 1450, totalUsd: 18_487.5, travelers: 16 })).toBeNull();
  const cheaper = { perPersonUsd: 1000, travelers: 16, totalCents: 1_275_000 };
  expect(bookingQuote({ ...of16, offer: cheaper })).toMatchObject({ leaderCents: 85_000, totalCents: 1_275_000 });
  const own = { perPersonUsd: null, travelers: 16, totalCents: 2_000_000 };
  expect(bookingQuote({ ...of16, offer: own })).toMatchObject({ leaderCents: 0, totalCents: 2_000_000 });
});
