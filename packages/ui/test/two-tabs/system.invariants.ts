import { tokenUserId } from '../../src/account/session/token.rules.ts';
import { ACTS, PEOPLE, type System } from './system.ts';
import type { Tab } from './tab.ts';

const MOST_POLLS = 5;

/** Conditions that hold after every step; each returns its violations as sentences. */
export const systemInvariants: Record<string, (system: System) => string[]> = {
  'nothing is charged twice': ({ backend: { intents, bookings } }) =>
    bookings
      .filter(
        ({ id }) =>
          intents.filter(({ bookingId }) => bookingId === id).reduce((sum, { charges }) => sum + charges, 0) > 1,
      )
      .map(({ id }) => `booking ${id} was charged twice`),
  'no one pays for another person': ({ breaches }) => breaches,
  'no success without the backend’s word': ({ tabs, backend }) =>
    tabs.flatMap((tab) => {
      if (!tab.booking.getSnapshot().matches('succeeded')) return [];
      const intent = backend.intents.find(({ id }) => id === tab.paymentId);
      const isTheirs = intent?.owner === tab.booking.getSnapshot().context.owner;
      return intent?.charges === 1 && isTheirs ? [] : [`the ${tab.name} tab shows a success that is none`];
    }),
  'nothing of another person is left where a person is signed in': ({ tabs, stored }) =>
    tabs.flatMap((tab) => leftIn(tab, stored)),
  'every state can be left': ({ tabs, network, clock }) =>
    tabs.flatMap((tab) => {
      const snapshot = tab.booking.getSnapshot();
      const awaits = network.flights.some(({ tab: name }) => name === tab.name) || clock.untilNextMs !== undefined;
      const payment = snapshot.children.payment?.getSnapshot() as { can(event: object): boolean } | undefined;
      const isLeaveable =
        awaits ||
        Object.values(ACTS).some((event) => snapshot.can(event)) ||
        snapshot.can({ type: 'login' }) ||
        payment?.can({ type: 'pay' }) ||
        payment?.can({ type: 'retry' });
      return isLeaveable ? [] : [`the ${tab.name} tab is stuck in ${JSON.stringify(snapshot.value)}`];
    }),
  'a payment is asked for five times at most': ({ tabs }) =>
    tabs.filter(({ polls }) => polls > MOST_POLLS).map(({ name }) => `the ${name} tab asked a sixth time`),
};

function leftIn(tab: Tab, stored: ReadonlyMap<string, string>): string[] {
  const { status, user } = tab.store.read();
  if (status !== 'signedIn' || !user) return [];
  const { context, children } = tab.booking.getSnapshot();
  const payment = children.payment?.getSnapshot() as { context?: unknown } | undefined;
  const held = JSON.stringify([context, payment?.context, tab.drafts.read(`booking.${context.trek.id}`)]);
  return PEOPLE.filter((one) => String(one.user.id) !== String(user.id)).flatMap((other) => [
    ...(held.includes(other.secret) ? [`the ${tab.name} tab still holds “${other.secret}”`] : []),
    ...(isMixed(stored) ? ['the storage holds one person’s token and another’s data'] : []),
  ]);
}

function isMixed(stored: ReadonlyMap<string, string>): boolean {
  const owner = tokenUserId(stored.get('token') ?? '');
  const cached = stored.get('userData');
  return owner !== undefined && cached !== undefined && String(JSON.parse(cached).id) !== owner;
}
