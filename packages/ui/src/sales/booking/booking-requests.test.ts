import { describe, expect, test } from 'vitest';
import { testDetails } from '../../testing/fixtures.ts';
import { replay, type ScriptStep } from '../../testing/machines/index.ts';
import * as payment from '../payment/payment.machine.test-cases.ts';
import { isRequestNeeded } from './booking.context.ts';
import * as given from './booking.machine.test-cases.ts';
import { type BookingInput, bookingMachine } from './booking.machine.ts';

const start = (script: readonly ScriptStep[], input: BookingInput = given.signedIn) =>
  replay(bookingMachine, script, { input });
const contextOf = (run: Awaited<ReturnType<typeof start>>) => run.actor.getSnapshot().context;

describe('a departure on request', () => {
  const paying = [...given.confirmedScript];
  test.each<[string, ScriptStep[], string]>([
    ['is requested if the backend has stored it as a request', given.requestedScript, 'requested'],
    [
      'is requested if the backend sends no status',
      [...given.requestedScript.slice(0, 3), given.saveSucceeds],
      'requested',
    ],
    [
      'is paid if the backend needs no request',
      [...given.requestedScript.slice(0, 3), { settle: 'saveDetails', resolve: { request: null } }],
      'payment',
    ],
    ['is paid once the company has confirmed it', paying, 'payment'],
  ])('%s', async (_, script, state) => {
    expect((await start(script, given.asking)).state).toBe(state);
  });

  test('is not needed where others can join: a listed departure is guaranteed', async () => {
    const departures = [{ startDate: testDetails.bookingDate }];
    const input = { ...given.asking, trek: { ...given.asking.trek, departures } };
    expect((await start([given.book, given.fill, given.submit, given.saveSucceeds], input)).state).toBe('payment');
  });

  test('releases the places of its payment when the dialog closes, unless the payment is being confirmed', async () => {
    const departures = [{ startDate: testDetails.bookingDate }];
    const left = async (script: readonly ScriptStep[], trek: BookingInput['trek'] = { ...given.trek, departures }) => {
      const run = await start(script, { ...given.signedIn, trek });
      const acts = run.log.flatMap((entry) =>
        entry.kind === 'action' && entry.name === 'leavePayment' ? [entry] : [],
      );
      return acts.map(({ params }) => params);
    };
    const [close, back] = [given.send('close'), given.send('payment.back')];
    expect(await left([...given.readyScript, close])).toEqual([{ paymentIntentId: 'pi_1' }]);
    expect(await left([...given.readyScript, back, close])).toEqual([{ paymentIntentId: 'pi_1' }]);
    expect(await left([...given.readyScript, close, given.book, close])).toEqual([
      { paymentIntentId: 'pi_1' },
      { paymentIntentId: null },
    ]);
    // Of a start of one's own it holds none.
    expect(await left([...given.readyScript, close], given.trek)).toEqual([{ paymentIntentId: null }]);
    expect(await left([...given.confirmingScript, close])).toEqual([]);
    // Until another replaces it, the backend keeps the one before.
    const larger = given.send('travelers.change', { travelers: 2 });
    const full = { settle: 'createIntent', reject: { status: 400, message: 'No places are left' } };
    expect(await left([...given.readyScript, larger, close])).toEqual([{ paymentIntentId: 'pi_1' }]);
    expect(await left([...given.readyScript, larger, payment.afterPause, full, close])).toEqual([
      { paymentIntentId: 'pi_1' },
    ]);
  });

  test('is requested again for another group before any payment', async () => {
    const run = await start([...paying, given.send('travelers.change', { travelers: 3 })], given.asking);
    expect(run.state).toBe('details.editing');
    expect(contextOf(run).travelers).toBe(3);
  });

  test('is requested again for another day', async () => {
    const moved = given.send('date.change', { bookingDate: '2030-06-01' });
    expect((await start([...paying, moved, given.saveAsks], given.asking)).state).toBe('requested');
  });

  test('opens the details if the group changed while the dialog was closed', async () => {
    const changed = [given.send('close'), given.send('travelers.change', { travelers: 3 }), given.book];
    expect((await start([...paying, ...payment.readyScript, ...changed], given.asking)).state).toBe('details.editing');
  });

  test('starts over after it is closed', async () => {
    const run = await start([...given.requestedScript, given.send('close')], given.asking);
    expect(run.state).toBe('closed');
    expect(contextOf(run)).toMatchObject({ request: null, savedDetails: null });
  });

  test('before the first possible day is refused, and the message names that day', async () => {
    const soon = given.send('details.change', { details: { bookingDate: '2030-01-02' } });
    const run = await start([given.book, given.fill, soon, given.submit], given.asking);
    expect(contextOf(run).errors).toEqual({
      bookingDate: { code: 'bookingDateTooEarly', facts: ['2030-01-04'] },
    });
  });

  test('in a closed period, even with its end alone, is refused, and the message names the next possible day', async () => {
    const { trek } = given.asking;
    if (!trek.policy) throw new Error('This trek has no policy');
    const policy = { ...trek.policy, closed: [{ from: '05-20', to: '06-10' }], days: 5 };
    const input = { ...given.asking, trek: { ...trek, policy } };
    for (const bookingDate of ['2030-05-16', '2030-06-10']) {
      const change = given.send('details.change', { details: { bookingDate } });
      const run = await start([given.book, given.fill, change, given.submit], input);
      expect(contextOf(run).errors).toEqual({ bookingDate: { code: 'bookingDateClosed', facts: ['2030-06-11'] } });
      expect(isRequestNeeded(contextOf(run))).toBe(false);
    }
  });

  test('control: saves any day from today if the backend has no policy', async () => {
    const today = given.send('details.change', { details: { bookingDate: '2030-01-01' } });
    const run = await start([given.book, given.fill, today, given.submit, given.saveSucceeds]);
    expect(run.state).toBe('payment');
  });
});
