import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { exportJson, exportMermaid, exportStory, exportTest } from './exporters.ts';
import { failures } from './failures.ts';
import { workbenchMachine, workbenchMachines } from './machines/index.ts';
import { documentOf, readDocument } from './script-document.ts';
import { outcomesOf, type WorkbenchMachine } from './workbench-machine.ts';
import { WorkbenchSession } from './workbench-session.ts';

const SESSIONS = 50;
const run = promisify(execFile);
const payment = workbenchMachine('payment');
const ready = documentOf(payment, payment.states.ready ?? { script: [] });

/** A session in which each number chooses among everything that the panel offers. */
async function generate(known: WorkbenchMachine, choices: readonly number[]): Promise<WorkbenchSession> {
  const session = new WorkbenchSession(known);
  const inputs = Object.keys(known.inputs);
  await session.restart(inputs[(choices[0] ?? 0) % inputs.length] ?? '');
  for (const choice of choices) {
    const wishes = offers(session);
    await wishes[choice % wishes.length]?.();
  }
  return session;
}

function offers(session: WorkbenchSession): (() => Promise<void>)[] {
  const { known } = session;
  const { actors, snapshot } = session.moment().recorded.run;
  const children = Object.entries(known.children ?? {}).filter(([id]) => snapshot.children?.[id]);
  const events = [[undefined, known] as const, ...children].flatMap(([to, target]) =>
    target.events.flatMap(({ type, samples }) =>
      Object.values(samples).map((payload) => () => session.send({ type, ...payload }, to)),
    ),
  );
  const answers = actors.pending.flatMap(({ actor }) =>
    Object.values(outcomesOf(known, actor)).map((outcome) => () => session.settle(actor, outcome)),
  );
  const faults = Object.keys(known.outcomes).map((actor) => () => session.fault(actor, failures.offline));
  return [...events, ...answers, ...answers, ...answers, ...faults, () => session.advance(2000), () => session.back()];
}

test('an exported test passes unchanged for each of 50 generated sessions', async () => {
  const root = join(import.meta.dirname, '..');
  await mkdir(join(root, 'reports'), { recursive: true });
  // Inside the package, so that its own name leads to it; beside its sources, for these are no tests of the workspace.
  const folder = await mkdtemp(join(root, 'reports/exported-'));
  try {
    await mkdir(join(folder, 'src'));
    const machines = Object.values(workbenchMachines);
    const ways = fc.sample(fc.array(fc.nat(9999), { minLength: 3, maxLength: 40, size: 'max' }), {
      numRuns: SESSIONS,
      seed: 2030,
    });
    for (const [index, choices] of ways.entries()) {
      const known = machines[index % machines.length] as WorkbenchMachine;
      const { document } = await generate(known, choices);
      await writeFile(join(folder, 'src', `${known.id}-${index}.test.ts`), await exportTest(known, document));
    }
    const reportFile = join(folder, 'report.json');
    const vitest = join(root, '../../node_modules/vitest/vitest.mjs');
    const args = [
      'run',
      '--no-isolate',
      '--root',
      root,
      '--dir',
      folder,
      '--reporter=json',
      `--outputFile=${reportFile}`,
    ];
    await run(process.execPath, [vitest, ...args]);
    const report = JSON.parse(await readFile(reportFile, 'utf8')) as Record<string, unknown>;
    expect([report.numPassedTests, report.numFailedTests]).toEqual([SESSIONS, 0]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}, 120_000);

test('an exported test says what it proves', async () => {
  const text = await exportTest(payment, ready);
  expect(text).toContain('test("Payment is in ready after 2 steps"');
  expect(text).toContain("import { paymentMachine } from '@trek/ui/machines';");
});

test('an exported story names its machine, its state and its script', async () => {
  const text = await exportStory(payment, ready);
  expect(text).toContain(`scriptStory(workbenchMachine('payment'), "ready", {`);
  expect(text).toContain('"settle": "createIntent"');
});

test('exported JSON can be played again', () => {
  expect(readDocument(payment, JSON.parse(exportJson(ready)))).toEqual(ready);
});

test('a mermaid chart has every state, the regions apart, and marks the current ones', () => {
  const text = exportMermaid(workbenchMachine('chat').machine, new Set(['chat.panel.open']));
  expect(text.split('\n').slice(0, 12)).toEqual([
    'stateDiagram-v2',
    '  state "chat" as chat {',
    '    state "launcher" as chat_launcher {',
    '      [*] --> chat_launcher_hidden',
    '      state "hidden" as chat_launcher_hidden',
    '      state "bare" as chat_launcher_bare',
    '      state "hint" as chat_launcher_hint',
    '      state "settled" as chat_launcher_settled',
    '    }',
    '    --',
    '    state "panel" as chat_panel {',
    '      [*] --> chat_panel_closed',
  ]);
  expect(text).toContain('  chat_panel_open --> chat_panel_closed: key.escape');
  expect(text).toContain('  class chat_panel_open current');
});
