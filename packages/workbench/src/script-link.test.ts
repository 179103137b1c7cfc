import { type ExplorationModel, exploreMachine, randomWalk } from '@trek/ui/internal/testing/machines';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { sessionModel } from '../../ui/src/account/session/session.machine.test-cases.ts';
import { bookingModel } from '../../ui/src/sales/booking/booking.machine.test-cases.ts';
import { balanceModel } from '../../ui/src/sales/manage-booking/balance/balance.machine.test-cases.ts';
import { paymentModel } from '../../ui/src/sales/payment/payment.machine.test-cases.ts';
import { workbenchMachine, workbenchMachines } from './machines/index.ts';
import { documentOf } from './script-document.ts';
import { addressWith, readLink, writeLink } from './script-link.ts';
import { outcomesOf, type WorkbenchMachine } from './workbench-machine.ts';
import { WorkbenchSession } from './workbench-session.ts';

/** The longest safe address, including Storybook's own part. */
const LONGEST_ADDRESS = 2000;
const PAGE =
  'https://partner.example.com/storybook/?path=/story/workbench-password-change--open-submitting&globals=theme:dark';

const payment = workbenchMachine('payment');
const ready = documentOf(payment, {
  script: payment.states.ready?.script ?? [],
  results: ['creatingIntent', 'ready'],
});

/** The models of the machines' own tests; for the others one of the workbench's own events and answers. */
const models: Record<string, unknown> = {
  balance: balanceModel,
  booking: bookingModel,
  payment: paymentModel,
  session: sessionModel,
};

function modelOf(known: WorkbenchMachine): ExplorationModel<AnyStateMachine> {
  const given = models[known.id] as ExplorationModel<AnyStateMachine> | undefined;
  return (
    given ?? {
      machine: known.machine,
      inputs: known.inputs as Record<string, never>,
      events: known.events.flatMap(({ type, samples }) =>
        Object.values(samples).map((payload) => ({ type, ...payload })),
      ),
      outcomes: Object.fromEntries(
        Object.keys(known.outcomes).map((actor) => [actor, Object.values(outcomesOf(known, actor))]),
      ),
      distinguish: ({ snapshot }) => snapshot.context,
    }
  );
}

/** Machines with thousands of ways: `npm test` takes some at random, each longer than the shortest way to any moment. */
const LARGE = new Set(['balance', 'booking', 'payment']);
const WALKS = 40;
const STEPS = 20;
const seed = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000_007);

/**
 * Moments of a machine: all of them in `npm run campaign -- explore` and for small machines, or else the ends of some
 * walks.
 */
async function momentsOf(known: WorkbenchMachine) {
  const model = modelOf(known);
  if (process.env.CAMPAIGN === '1' || !LARGE.has(known.id)) return (await exploreMachine(model)).moments;
  const input = fc.constantFrom(...Object.keys(model.inputs));
  const choices = fc.array(fc.nat(999), { minLength: STEPS, maxLength: STEPS });
  const walks = fc.sample(fc.record({ input, choices }), { numRuns: WALKS, seed });
  return Promise.all(
    walks.map(async (walk) => ({
      input: walk.input,
      script: (await randomWalk(model, walk.input, walk.choices)).script,
    })),
  );
}

describe('a link', () => {
  test('gives the same script again, by itself or in a whole address', async () => {
    const link = await writeLink(ready);
    expect(link).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(await readLink(payment, link)).toEqual(ready);
    expect(await readLink(payment, addressWith(PAGE, link))).toEqual(ready);
    expect(await readLink(payment, `http://localhost/?path=/story/x&args=other:1;script:${link}&globals=a`)).toEqual(
      ready,
    );
  });

  test('reads links of older builds, with a chart’s fingerprint and without results', async () => {
    const old =
      'ABcFRCoAgEAXAu7zvJRQKwquIH4suSYiZWhDi3Zux8JE7CPpY702fIKSLA8gOcHg5e4HRu1KTBprkADPQvyIwSPxkH6UupUprmNO5Hw';
    expect(await readLink(workbenchMachine('chat'), old)).toEqual({
      machine: 'chat',
      input: 'load',
      script: [{ advance: 1800 }, { send: { type: 'launcher.press' } }],
    });
  });

  test('replaces an older one in the address, and keeps the rest of it', () => {
    expect(addressWith('http://localhost:6006/?path=/story/a--b&args=script:OLD&globals=theme:dark#x', 'NEW')).toBe(
      'http://localhost:6006/?path=/story/a--b&globals=theme%3Adark&args=script:NEW',
    );
  });

  test('removes its parameter from the address when it is empty', () => {
    expect(addressWith('http://localhost:6006/iframe.html?id=a--b&args=script:OLD', '')).toBe(
      'http://localhost:6006/iframe.html?id=a--b',
    );
  });

  test.each(Object.values(workbenchMachines))(
    `reaches the moments of $title within 2,000 characters (seed ${seed})`,
    async (known) => {
      const moments = await momentsOf(known);
      const lengths: number[] = [];
      for (const moment of moments) {
        const session = new WorkbenchSession(known);
        await session.load(documentOf(known, moment));
        expect(session.document.results).toHaveLength(moment.script.length);
        lengths.push(addressWith(PAGE, await writeLink(session.document)).length);
      }
      console.log(`${known.id}: ${moments.length} moments, longest address ${Math.max(...lengths)}`);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(LONGEST_ADDRESS);
    },
    60_000,
  );
});

describe('a link that can’t be played says so', () => {
  const read = async (link: string) => readLink(payment, link);

  test.each([
    ['nothing but its version', 'A'],
    ['letters that no link has', 'A%%%'],
    ['letters by chance', 'Abcdef'],
    ['the wrong length of base64', 'AA'],
  ])('with %s', async (_, link) => {
    await expect(read(link)).rejects.toThrow('This link is broken: a part of it is missing or was changed.');
  });

  test('has lost its end', async () => {
    await expect(read((await writeLink(ready)).slice(0, -9))).rejects.toThrow('This link is broken');
  });

  test('from another workbench', async () => {
    await expect(read('Zabc')).rejects.toThrow('This is no link of this workbench.');
  });

  test('for another machine', async () => {
    await expect(read(await writeLink({ ...ready, machine: 'booking' }))).rejects.toThrow(
      'This script is for the machine “booking”, not for “payment”: open its story.',
    );
  });

  test.each([
    ['a step of no kind', { jump: 1 }, 'This is no script of the workbench.'],
    ['time that runs back', { advance: -1 }, 'This is no script of the workbench.'],
  ])('with %s', async (_, step, text) => {
    await expect(read(await writeLink({ ...ready, script: [step as never] }))).rejects.toThrow(text);
  });

  test('unpacks to more than a run can have', async () => {
    const huge = { ...ready, script: [{ send: { type: 'x'.repeat(2_000_000) } }] };
    await expect(read(await writeLink(huge))).rejects.toThrow('This link is broken');
  });
});
