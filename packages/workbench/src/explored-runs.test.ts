import { expect, test } from 'vitest';
import type { bookingMachine } from '../../ui/src/sales/booking/booking.machine.ts';
import { isAlwaysTheSameOwner } from '../../ui/test/two-tabs/planted-faults.ts';
import { firstFailure } from '../../ui/test/two-tabs/walk.ts';
import { workbenchMachine } from './machines/index.ts';
import { readDocument } from './script-document.ts';
import { WorkbenchSession } from './workbench-session.ts';

test('P10 control: the bench plays each tab of the way to a planted fault', async () => {
  const failure = await firstFailure({ walks: 60, seed: 1 }, isAlwaysTheSameOwner);
  const known = workbenchMachine('booking');
  const sessions = Object.values(failure?.sessions ?? {});
  expect(sessions).toHaveLength(2);
  for (const session of sessions) {
    const machine = isAlwaysTheSameOwner(known.machine as typeof bookingMachine);
    const bench = new WorkbenchSession({ ...known, machine });
    await bench.load(readDocument(bench.known, session));
    expect([bench.moment().message, bench.moment().cursor]).toEqual([null, session.script.length]);
  }
});
