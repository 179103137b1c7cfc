import { mkdir, writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { stateText } from '../../src/testing/machines/index.ts';
import { isAlwaysTheSameOwner, withPayment } from './planted-faults.ts';
import { systemInvariants } from './system.invariants.ts';
import type { System, SystemEvent } from './system.ts';
import { type Change, EVENTS_OF_A_WALK, type Failure, firstFailure, walk } from './walk.ts';

const EVENTS = Number(process.env.EXPLORE_EVENTS ?? 5000);
const SEED = Number(process.env.EXPLORE_SEED ?? 1);
const ALL = { walks: Math.ceil(EVENTS / EVENTS_OF_A_WALK), seed: SEED };
/** As many walks find every planted fault. */
const ENOUGH = { walks: 60, seed: SEED };
const timeout = 60_000 + EVENTS * 10;

/** Writes a failure to a file, for the workbench. @returns its name */
async function write(failure: Failure): Promise<string> {
  const folder = new URL('../../reports/explored/', import.meta.url);
  await mkdir(folder, { recursive: true });
  const file = new URL(`seed-${SEED}.json`, folder);
  await writeFile(file, JSON.stringify(failure, null, 2));
  return file.pathname;
}

test(`P10: two people in two tabs break no promise, whatever happens to them ${EVENTS} times`, {
  timeout,
}, async () => {
  const visited = new Set<string>();
  const payers = new Set<string>();
  const failure = await firstFailure(ALL, undefined, ({ tabs, backend }) => {
    for (const { booking } of tabs) {
      const { value, children } = booking.getSnapshot();
      visited.add(stateText(value));
      if (children.payment) visited.add(`payment: ${stateText(children.payment.getSnapshot().value)}`);
    }
    for (const { owner, charges } of backend.intents) if (charges > 0) payers.add(owner);
  });
  expect(failure && `${failure.breach}; see ${await write(failure)}`).toBeNull();
  // They come through, and into trouble: a walk that stays at the door would break no promise either.
  expect([...payers].sort()).toEqual(['7', '8']);
  const booking = ['closed', 'loginRequired', 'details.editing', 'details.saving', 'details.saveFailed', 'succeeded'];
  const payment = ['initFailed', 'authenticationRequired', 'ready', 'confirming', 'recording', 'polling.waiting'];
  expect([...visited]).toEqual(expect.arrayContaining([...booking, ...payment.map((state) => `payment: ${state}`)]));
});

describe('P10 control: a planted fault is found, in its shortest form', () => {
  test.each<[string, RegExp, Change]>([
    ['a booking that stays another person’s', /secret-of-|another person|a success that is none/, isAlwaysTheSameOwner],
    ['a payment that calls any answer a success', /a success that is none/, withPayment({ hasOutcome: () => true })],
  ])('%s', { timeout }, async (_, breach, change) => {
    const failure = await firstFailure(ENOUGH, change);
    expect(failure?.breach).toMatch(breach);
    expect(failure?.events.length).toBeLessThanOrEqual(40);
  });

  test('a payment that never stops asking', async () => {
    const next: SystemEvent = { tab: 0, act: 'next' };
    const bring: SystemEvent = { net: 'bring', pick: 0, mood: 'hesitate' };
    const thereAndBack = [bring, bring];
    const opened = [...thereAndBack, ...thereAndBack, ...thereAndBack];
    const polls = Array.from({ length: 6 }, () => [{ pass: 'timer' } as const, ...thereAndBack]).flat();
    const events = [{ tab: 0, signIn: 0 }, next, next, next, ...opened, next, ...thereAndBack, ...polls];
    expect((await walk(events, withPayment({ isLastPoll: () => false })))?.breach).toBe(
      'the first tab asked a sixth time',
    );
    expect(await walk(events)).toBeNull();
  });

  test('a booking that is charged twice, in two payments', () => {
    const intent = { bookingId: '1', charges: 1 };
    const system = { backend: { bookings: [{ id: '1' }], intents: [intent, intent] } } as unknown as System;
    expect(systemInvariants['nothing is charged twice']?.(system)).toEqual(['booking 1 was charged twice']);
  });
});
