import type { bookingMachine } from '../../src/sales/booking/booking.machine.ts';
import type { ScriptStep } from '../../src/testing/machines/index.ts';
import { systemInvariants } from './system.invariants.ts';
import { System, type SystemEvent } from './system.ts';

/** Plants a fault into the booking's machine. */
export type Change = (machine: typeof bookingMachine) => typeof bookingMachine;

/** The place where a walk broke a promise. */
export interface Failure {
  events: readonly SystemEvent[];
  breach: string;
  /** Each tab's booking as a document that its bench in the workbench plays. */
  sessions: Record<string, { machine: 'booking'; input: 'anonymous'; script: readonly ScriptStep[] }>;
}

/** Numbers from 0 up to 1 that come again with the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const EVENTS_OF_A_WALK = 250;

const CLEAR_HEADED = 0.6;
const ODD_ACTS = [
  ...['book', 'fill', 'submit', 'pay', 'retry', 'view', 'back', 'full', 'deposit', 'travelers', 'close'],
  ...['signOut', 'reload'],
] as const;
const MOODS = ['charge', 'charge', 'decline', 'hesitate'] as const;

/** Random events: mostly answers, so that bookings get through. */
function randomEvents(seed: number, count: number): SystemEvent[] {
  const random = randomFrom(seed);
  const upTo = (end: number) => Math.floor(random() * end);
  const of = <Value>(values: readonly Value[]) => values[upTo(values.length)] as Value;
  return Array.from({ length: count }, (): SystemEvent => {
    const chance = random();
    if (chance < 0.5) return { net: chance < 0.015 ? 'lose' : 'bring', pick: upTo(20), mood: of(MOODS) };
    if (chance < 0.85) {
      const act = random() < CLEAR_HEADED ? 'next' : of(ODD_ACTS);
      return { tab: upTo(2), act: act as Extract<SystemEvent, { act: unknown }>['act'] };
    }
    if (chance < 0.87) return { tab: upTo(2), signIn: upTo(2) };
    if (chance < 0.9) return { notify: upTo(2) };
    if (chance < 0.987) return { pass: random() < 0.8 ? 'timer' : of([1, 1000, 2000, 600_000]) };
    if (chance < 0.995) return { bank: upTo(5), isGood: random() < 0.5 };
    return { revoke: upTo(2) };
  });
}

/** The first failure of some random walks, in its shortest form. */
export async function firstFailure(
  { walks, seed }: { walks: number; seed: number },
  change?: Change,
  look?: (system: System) => void,
): Promise<Failure | null> {
  for (let index = 0; index < walks; index += 1) {
    const failure = await walk(randomEvents(seed + index, EVENTS_OF_A_WALK), change, look);
    if (failure) return await shrink(failure, change);
  }
  return null;
}

/**
 * Takes events until a promise is broken.
 * @param look called after each event
 * @returns null if none is broken
 */
export async function walk(
  events: readonly SystemEvent[],
  change?: Change,
  look?: (system: System) => void,
): Promise<Failure | null> {
  const system = new System(change);
  await new Promise(setImmediate);
  for (const [index, event] of events.entries()) {
    await system.take(event);
    look?.(system);
    const [breach] = Object.values(systemInvariants).flatMap((findBreaches) => findBreaches(system));
    if (breach === undefined) continue;
    const booking = { machine: 'booking', input: 'anonymous' } as const;
    const sessions = system.tabs.map(({ name, script }) => [name, { ...booking, script }]);
    return { events: events.slice(0, index + 1), breach, sessions: Object.fromEntries(sessions) };
  }
  return null;
}

/** The shortest way that breaks the same promise: no event of it can be left out. */
async function shrink(failure: Failure, change?: Change): Promise<Failure> {
  let shortest = failure;
  for (let length = Math.ceil(failure.events.length / 2); length >= 1; ) {
    const shorter = await withoutSome(shortest, length, change);
    if (shorter) shortest = shorter;
    else length = length === 1 ? 0 : Math.ceil(length / 2);
  }
  return shortest;
}

async function withoutSome({ events, breach }: Failure, length: number, change?: Change): Promise<Failure | null> {
  for (let start = 0; start < events.length; start += length) {
    const found = await walk([...events.slice(0, start), ...events.slice(start + length)], change);
    if (found?.breach === breach && found.events.length < events.length) return found;
  }
  return null;
}
