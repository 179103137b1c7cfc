import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { VirtualClock } from './virtual-clock.ts';

function record(clock: VirtualClock) {
  const fired: string[] = [];
  return {
    fired,
    arm: (name: string, delayMs: number) => clock.setTimeout(() => fired.push(`${name} ${clock.now()}`), delayMs),
  };
}

test('fires at its time and not a millisecond before', () => {
  const clock = new VirtualClock(1000);
  const { fired, arm } = record(clock);
  arm('a', 5);
  clock.advance(4);
  expect([fired, clock.untilNextMs]).toEqual([[], 1]);
  clock.advance(1);
  expect([fired, clock.now(), clock.pending]).toEqual([['a 1005'], 1005, []]);
});

test('fires timers in the order of their time, ties in the order in which they were set', () => {
  const clock = new VirtualClock();
  const { fired, arm } = record(clock);
  arm('late', 20);
  arm('first', 10);
  arm('second', 10);
  expect(clock.pending.map(({ dueAtMs }) => dueAtMs)).toEqual([10, 10, 20]);
  clock.advance(100);
  expect([fired, clock.now()]).toEqual([['first 10', 'second 10', 'late 20'], 100]);
});

test('fires in the same advance what is set meanwhile and falls due', () => {
  const clock = new VirtualClock();
  const { fired, arm } = record(clock);
  clock.setTimeout(() => {
    arm('chained', 10);
    arm('at once', 0);
    arm('too late', 91);
  }, 10);
  clock.advance(100);
  expect(fired).toEqual(['at once 10', 'chained 20']);
  expect(clock.pending).toHaveLength(1);
});

test('never fires what was cleared, even by a timer of the same time', () => {
  const clock = new VirtualClock();
  const { fired, arm } = record(clock);
  clock.setTimeout(() => clock.clearTimeout(second), 10);
  const second = arm('second', 10);
  clock.clearTimeout(arm('third', 5));
  clock.clearTimeout(4711);
  clock.advance(50);
  expect(fired).toEqual([]);
});

test('next advances to the next timer and fires it alone', () => {
  const clock = new VirtualClock();
  const { fired, arm } = record(clock);
  arm('a', 7);
  arm('b', 7);
  expect([clock.next(), fired, clock.now()]).toEqual([true, ['a 7'], 7]);
  expect([clock.next(), clock.next(), fired]).toEqual([true, false, ['a 7', 'b 7']]);
});

test('treats a missing or negative delay as zero', () => {
  const clock = new VirtualClock();
  const { fired, arm } = record(clock);
  arm('negative', -5);
  arm('missing', undefined as never);
  clock.advance(0);
  expect(fired).toEqual(['negative 0', 'missing 0']);
});

test('does not go back, and stops a timer that keeps arming itself', () => {
  const clock = new VirtualClock();
  expect(() => clock.advance(-1)).toThrow(RangeError);
  const again = () => void clock.setTimeout(again, 0);
  again();
  expect(() => clock.advance(1)).toThrow('keeps arming itself');
});

test('in however many steps time passes, the same timers fire at the same times', () => {
  const delays = fc.array(fc.nat(50), { maxLength: 8 });
  fc.assert(
    fc.property(delays, fc.array(fc.nat(20), { minLength: 1, maxLength: 10 }), (armed, steps) => {
      const [inSteps, atOnce] = [new VirtualClock(), new VirtualClock()];
      const records = [inSteps, atOnce].map((clock) => {
        const { fired, arm } = record(clock);
        for (const [index, delay] of armed.entries()) arm(String(index), delay);
        return fired;
      });
      for (const step of steps) inSteps.advance(step);
      atOnce.advance(steps.reduce((sum, step) => sum + step, 0));
      expect([records[0], inSteps.now()]).toEqual([records[1], atOnce.now()]);
    }),
  );
});
