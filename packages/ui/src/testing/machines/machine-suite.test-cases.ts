import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type AnyActorLogic, type AnyStateMachine, createActor, StateMachine, toPromise } from 'xstate';
import {
  assertDelays,
  coverageTable,
  type Edge,
  type Exploration,
  type ExplorationModel,
  exploreMachine,
  findLeaks,
  type LogEntry,
  randomWalk,
  replayPath,
} from './index.ts';

export interface MachineSuite {
  /** Invariants of every run; each returns its violations as sentences. */
  invariants: Record<string, (log: readonly LogEntry[], input: string) => string[]>;
  /** Invariants of every single step. */
  edgeInvariants?: Record<string, (edge: Edge) => boolean>;
  /** Points of the chart that no run can reach, each with the reason. */
  unreachable?: Record<string, string>;
}

/** Tests that every machine has to pass. */
export function describeMachine<Machine extends AnyStateMachine>(
  model: ExplorationModel<Machine>,
  { invariants, edgeInvariants = {}, unreachable = {} }: MachineSuite,
): void {
  describe(`every way through the ${model.machine.id} machine`, () => {
    let exploring: Promise<Exploration<Machine>>;
    beforeAll(async () => {
      exploring = exploreMachine(model);
      // A machine that can't be explored fails the tests, not the preparation of them.
      await exploring.catch(() => {});
    }, 60_000);

    test('takes every transition, sees every guard pass and refuse, and every delay on both sides of its time', async ({
      task,
    }) => {
      const exploration = await exploring;
      expect(await assertDelays(exploration)).toEqual([]);
      const report = exploration.coverage.report(unreachable);
      Object.assign(task.meta, { machineCoverage: report });
      expect(report.missing, coverageTable([report])).toEqual([]);
    });

    test('changes nothing when a step is not taken', async () => {
      const { edges } = await exploring;
      // A child reports its snapshot even when it ignored what it was sent.
      const isIgnored = ({ step, taken }: Edge) =>
        'send' in step && taken.every((key) => key.includes(': snapshot of '));
      const changing = edges.filter((edge) => isIgnored(edge) && edge.before !== edge.after);
      expect(changing.map(describeEdge)).toEqual([]);
    });

    test('keeps a context that survives JSON', async () => {
      for (const { context } of (await exploring).moments) {
        expect(JSON.parse(JSON.stringify(context))).toStrictEqual(context);
      }
    });

    test('has no timer, no child and no late effect once it is stopped', async () => {
      expect(await findLeaks(await exploring)).toEqual([]);
    });

    test('names each actor that the host has not provided', async () => {
      for (const [name, logic] of Object.entries(model.machine.implementations.actors)) {
        if (logic instanceof StateMachine) continue;
        const actor = createActor(logic as AnyActorLogic).start();
        await expect(toPromise(actor)).rejects.toThrow(`"${name}"`);
      }
    });

    for (const [sentence, findBreaches] of Object.entries(invariants)) {
      test(`${sentence}, on every edge`, async () => {
        const { edges } = await exploring;
        const breaches = edges.flatMap(({ log, from }) => findBreaches(log, from.input));
        expect([...new Set(breaches)]).toEqual([]);
      });
    }

    for (const [sentence, holds] of Object.entries(edgeInvariants)) {
      test(`${sentence}, on every edge`, async () => {
        const { edges } = await exploring;
        expect(
          edges
            .filter((edge) => !holds(edge))
            .slice(0, 3)
            .map(describeEdge),
        ).toEqual([]);
      });
    }

    test(`${Object.keys(invariants).join('; ')}: on random ways too, each of which its script repeats`, async () => {
      const ways = fc.array(fc.nat(999), { maxLength: 60, size: 'max' });
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...Object.keys(model.inputs)), ways, async (input, choices) => {
          const { log, script, picture } = await randomWalk(model, input, choices);
          for (const findBreaches of Object.values(invariants)) expect(findBreaches(log, input)).toEqual([]);
          expect((await replayPath(model, { input, script })).picture).toBe(picture);
        }),
        { numRuns: 150 },
      );
    });
  });
}

/** Enough to take the step again by hand. */
function describeEdge({ from, step, state }: Edge): string {
  return `from "${from.input}" by ${JSON.stringify([...from.script, step])}: ${from.state} → ${state}`;
}
